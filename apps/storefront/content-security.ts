/** The one source of the content security policy (FAULTS §3): the meta tag of the build, the preview server and the hosts' header files are made from it. */
export interface PolicyNeeds {
  /** Origins the shop may call and load pictures from besides its own: the API's, and any media host. */
  readonly origins: readonly string[];
  /** The demo build registers the mock worker by its address, which Trusted Types would refuse. */
  readonly hasMockBackend: boolean;
}

export function contentSecurityPolicy({ origins, hasMockBackend }: PolicyNeeds): string {
  const own = ["'self'", ...origins].join(' ');
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
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
export const headerOnlyDirectives = "frame-ancestors 'none'";

/** The other headers of FAULTS §3.4, for servers and hosts that can send them. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};
