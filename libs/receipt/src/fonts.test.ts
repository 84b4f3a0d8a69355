import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('./fonts/hind-siliguri-latin.ttf?url', () => ({ default: '/latin.ttf' }));
vi.mock('./fonts/hind-siliguri-bengali.ttf?url', () => ({ default: '/bengali.ttf' }));
vi.mock('./fonts/hind-siliguri-heading.ttf?url', () => ({ default: '/heading.ttf' }));
vi.mock('./fonts/hind-siliguri-bengali-heading.ttf?url', () => ({ default: '/bengali-heading.ttf' }));

const bytesOf: Record<string, number[]> = { '/latin.ttf': [1], '/bengali.ttf': [2], '/heading.ttf': [3], '/bengali-heading.ttf': [4] };
const respond = (url: string) => Promise.resolve(new Response(new Uint8Array(bytesOf[url] ?? [])));
const fetchMock = vi.fn(respond);

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('fetch', fetchMock.mockReset().mockImplementation(respond));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const latin = { isLatin: true, isBoldLatin: true };
const requestedUrls = () => fetchMock.mock.calls.map(([address]) => address);

describe('loadFonts', () => {
  it('loads the small fonts for Latin, a large one for Bengali names, both for Bangla, and each file once', async () => {
    const { loadFonts } = await import('./fonts.ts');
    await expect(loadFonts(latin)).resolves.toEqual({ regular: new Uint8Array([1]), bold: new Uint8Array([3]) });
    await expect(loadFonts({ isLatin: false, isBoldLatin: true })).resolves.toEqual({
      regular: new Uint8Array([2]),
      bold: new Uint8Array([3]),
    });
    await expect(loadFonts({ isLatin: false, isBoldLatin: false })).resolves.toEqual({
      regular: new Uint8Array([2]),
      bold: new Uint8Array([4]),
    });
    await loadFonts(latin);
    expect(requestedUrls()).toEqual(['/latin.ttf', '/heading.ttf', '/bengali.ttf', '/bengali-heading.ttf']);
  });

  it('rejects when a font fails to load and requests only that one the next time', async () => {
    const { loadFonts } = await import('./fonts.ts');
    fetchMock.mockResolvedValueOnce(new Response('Not found', { status: 404 }));
    await expect(loadFonts(latin)).rejects.toEqual(new Error("The receipt's font responded with 404"));
    await vi.waitFor(() => expect(requestedUrls()).toEqual(['/latin.ttf', '/heading.ttf']));
    await loadFonts(latin);
    expect(requestedUrls()).toEqual(['/latin.ttf', '/heading.ttf', '/latin.ttf']);
  });
});
