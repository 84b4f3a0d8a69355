import { policyName } from '../src/platform/trusted-script.ts';

/**
 * Options of the content security policy (Faults §3). This module is its only source: for the meta tag of the build, and its `_headers`
 * file, from which the preview and the tests send it.
 */
export interface PolicyOptions {
  /** Additional origins for API calls and pictures. */
  readonly origins: readonly string[];
  /** Additional origins for pictures only. */
  readonly mediaOrigins?: readonly string[];
  /** Additional origins for calls only: where failures are reported. */
  readonly reportOrigins?: readonly string[];
  /** The mock backend registers its service worker by URL, which Trusted Types would reject. */
  readonly hasMockBackend: boolean;
  /** SHA-256 digests of the inline scripts and styles that are allowed, base64. */
  readonly inline?: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
}

const noInline = { scripts: [], styles: [] };
const asSource = (digest: string) => `'sha256-${digest}'`;

export function contentSecurityPolicy({
  origins,
  mediaOrigins = [],
  reportOrigins = [],
  hasMockBackend,
  inline = noInline,
}: PolicyOptions): string {
  const sources = ["'self'", ...origins].join(' ');
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts.map(asSource)].join(' '),
    ["style-src 'self'", ...inline.styles.map(asSource)].join(' '),
    "style-src-attr 'none'",
    ['img-src', sources, ...mediaOrigins, 'data: blob:'].join(' '),
    "font-src 'self'",
    ['connect-src', sources, ...reportOrigins].join(' '),
    "manifest-src 'self'",
    // For the worker of the receipt and the service worker; it applies its own copy of the policy, from its headers, to what it fetches.
    "worker-src 'self'",
    "frame-src 'none'",
    "media-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    ...(hasMockBackend ? [] : ["require-trusted-types-for 'script'", `trusted-types ${policyName}`]),
  ];
  return directives.join('; ');
}

/** Directives that browsers ignore in a meta tag. */
const headerOnlyDirectives = "frame-ancestors 'none'";

/** The headers of every response. Strict-Transport-Security is up to the host, which knows whether it serves HTTPS. */
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

/** The same as a `_headers` file for static hosts, with the cache control. */
export function headersFile(policy: string): string {
  const sections = [
    ['/*', responseHeaders(policy)],
    ['/', { 'Cache-Control': 'no-cache' }],
    ['/index.html', { 'Cache-Control': 'no-cache' }],
    ['/sw.js', { 'Cache-Control': 'no-cache' }],
    ['/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
  ] as const;
  return sections
    .flatMap(([path, headers]) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)])
    .concat('')
    .join('\n');
}
