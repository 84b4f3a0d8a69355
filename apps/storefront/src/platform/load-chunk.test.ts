import { afterEach, expect, it, vi } from 'vitest';
import { hasNewBuild } from './load-chunk.ts';

afterEach(() => void vi.unstubAllGlobals());

const page = (policy: string, script: string) =>
  `<html><head><meta http-equiv="Content-Security-Policy" content="${policy}"><script src="./assets/${script}"></script></head></html>`;
const running = page("default-src 'none'; img-src 'self'", 'main-A1.js');

it.each([
  ['the same page', running, false],
  ['another script', page("default-src 'none'; img-src 'self'", 'main-B2.js'), true],
  ['AC-707 the same files under another policy', page("default-src 'none'; img-src 'self' https://cdn.example", 'main-A1.js'), true],
  ['a page that is not the shop', '<html>Welcome</html>', false],
])('%s as a new build', async (_, offered, expected) => {
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('document', { documentElement: { outerHTML: running } });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(offered)));
  expect(await hasNewBuild()).toBe(expected);
});
