/**
 * The one source of the content security policy (Faults §3): the meta tag of the build, the headers of the preview and of the mock server, and
 * the hosts' `_headers` file are made from it.
 */
export interface PolicyNeeds {
  /** Origins the shop may call and load pictures from besides its own: the API's, and any media host. */
  readonly origins: readonly string[];
  /** The demo build registers the mock worker by its address, which Trusted Types would refuse. */
  readonly hasMockBackend: boolean;
  /** SHA-256 of what the build puts inline into its page, base64: nothing else runs or dresses inline. */
  readonly inline?: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
}

const asSource = (digest: string) => `'sha256-${digest}'`;

export function contentSecurityPolicy({ origins, hasMockBackend, inline = { scripts: [], styles: [] } }: PolicyNeeds): string {
  const own = ["'self'", ...origins].join(' ');
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts.map(asSource)].join(' '),
    ["style-src 'self'", ...inline.styles.map(asSource)].join(' '),
    "style-src-attr 'none'",
    `img-src ${own} data: blob:`,
    "font-src 'self'",
    `connect-src ${own}`,
    "manifest-src 'self'",
    // The receipt is drawn in a worker; the demo build registers the mock worker as well.
    "worker-src 'self'",
    "frame-src 'none'",
    "media-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    ...(hasMockBackend ? [] : ["require-trusted-types-for 'script'", 'trusted-types my-food-receipt']),
  ];
  return directives.join('; ');
}

/** What a meta tag cannot say and a server's header can. */
const headerOnlyDirectives = "frame-ancestors 'none'";

/** Every header a server sends with every file of the shop (Faults §3.4). Strict-Transport-Security is the host's: only it knows whether it speaks HTTPS. */
export function responseHeaders(policy: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Content-Security-Policy': `${policy}; ${headerOnlyDirectives}`,
  };
}

/** The same for static hosts that read a `_headers` file, with what may be kept for how long. */
export function headersFile(policy: string): string {
  const sections = [
    ['/*', responseHeaders(policy)],
    ['/', { 'Cache-Control': 'no-cache' }],
    ['/index.html', { 'Cache-Control': 'no-cache' }],
    ['/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
  ] as const;
  return sections
    .flatMap(([path, headers]) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)])
    .concat('')
    .join('\n');
}
