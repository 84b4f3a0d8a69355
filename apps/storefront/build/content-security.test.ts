import { describe, expect, it } from 'vitest';
import { wholeSiteHeaders } from '../../../tools/whole-site-headers.ts';
import { contentSecurityPolicy, headersFile, responseHeaders } from './content-security.ts';

const directivesOf = (policy: string) =>
  new Map(policy.split('; ').map((directive): [string, string] => [directive.split(' ', 1)[0] ?? '', directive]));

describe('the policy', () => {
  it('of the shop beside its API allows its own origin, and requires Trusted Types', () => {
    expect(contentSecurityPolicy({ origins: [], hasMockBackend: false })).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'none'; img-src 'self' data: blob:; font-src 'self'; " +
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src 'none'; media-src 'none'; object-src 'none'; base-uri 'none'; " +
        "form-action 'none'; require-trusted-types-for 'script'; trusted-types my-food",
    );
  });

  it('allows inline scripts and styles by digest only', () => {
    const inline = { scripts: ['c2NyaXB0', 'bW9yZQ=='], styles: ['c3R5bGU='] };
    const [plain, withInline] = [
      directivesOf(contentSecurityPolicy({ origins: [], hasMockBackend: false })),
      directivesOf(contentSecurityPolicy({ origins: [], hasMockBackend: false, inline })),
    ];
    expect([...withInline].filter(([name, directive]) => plain.get(name) !== directive)).toEqual([
      ['script-src', "script-src 'self' 'sha256-c2NyaXB0' 'sha256-bW9yZQ=='"],
      ['style-src', "style-src 'self' 'sha256-c3R5bGU='"],
    ]);
  });

  it('AC-205 allows calls and pictures from the API, only pictures from VITE_MEDIA_ORIGINS, and scripts from neither', () => {
    const directives = directivesOf(
      contentSecurityPolicy({ origins: ['https://api.example'], mediaOrigins: ['https://media.example'], hasMockBackend: false }),
    );
    expect(directives.get('connect-src')).toBe("connect-src 'self' https://api.example");
    expect(directives.get('img-src')).toBe("img-src 'self' https://api.example https://media.example data: blob:");
    expect(directives.get('script-src')).toBe("script-src 'self'");
  });

  it('AC-231 allows calls, and nothing else, where failures are reported', () => {
    const plain = contentSecurityPolicy({ origins: ['https://api.example'], hasMockBackend: false });
    const reporting = contentSecurityPolicy({
      origins: ['https://api.example'],
      reportOrigins: ['https://errors.example'],
      hasMockBackend: false,
    });
    expect(reporting).toBe(
      plain.replace("connect-src 'self' https://api.example", "connect-src 'self' https://api.example https://errors.example"),
    );
  });

  it('of the demo build differs only in Trusted Types', () => {
    const shop = contentSecurityPolicy({ origins: [], hasMockBackend: false });
    const demo = contentSecurityPolicy({ origins: [], hasMockBackend: true });
    expect(`${demo}; require-trusted-types-for 'script'; trusted-types my-food`).toBe(shop);
  });
});

it('the _headers file contains the same headers as a response', () => {
  const policy = contentSecurityPolicy({ origins: ['https://api.example'], hasMockBackend: false });
  expect(wholeSiteHeaders(headersFile(policy))).toEqual(responseHeaders(policy));
  expect(headersFile(policy)).toMatch(/^\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable$/m);
});

it('the header adds the directives that a meta tag cannot contain', () => {
  const policy = contentSecurityPolicy({ origins: [], hasMockBackend: false });
  expect(responseHeaders(policy)['Content-Security-Policy']).toBe(`${policy}; frame-ancestors 'none'`);
});
