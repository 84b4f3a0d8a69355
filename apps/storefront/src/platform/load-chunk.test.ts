import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasNewBuild } from './load-chunk.ts';

const refetchFailed = vi.hoisted(() => vi.fn<() => Promise<boolean>>());
vi.mock('./refetch-failed.ts', () => ({ refetchFailed }));

afterEach(() => void vi.unstubAllGlobals());

describe('after a file could not be loaded', () => {
  beforeEach(() => {
    vi.resetModules();
    refetchFailed.mockReset();
  });
  // The failure is remembered, and other files share the module.
  afterEach(() => void vi.resetModules());
  const afterFailure = async () => {
    const { loadChunk } = await import('./load-chunk.ts');
    await expect(loadChunk(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow('A screen could not be loaded.');
    return loadChunk;
  };
  const loaded = () => Promise.resolve('loaded');

  it('a file that fails once more needs a reload, whatever was loaded in between', async () => {
    const loadChunk = await afterFailure();
    refetchFailed.mockResolvedValue(true);
    expect(await loadChunk(loaded)).toBe('loaded');
    await expect(loadChunk(() => Promise.reject(new TypeError('Kept')))).rejects.toMatchObject({ needsReload: true });
    expect(await loadChunk(loaded)).toBe('loaded');
  });
});

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
