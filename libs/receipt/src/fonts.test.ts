import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('./fonts/hind-siliguri-latin.ttf?url', () => ({ default: '/latin.ttf' }));
vi.mock('./fonts/hind-siliguri-bengali.ttf?url', () => ({ default: '/bengali.ttf' }));
vi.mock('./fonts/hind-siliguri-heading.ttf?url', () => ({ default: '/heading.ttf' }));
vi.mock('./fonts/hind-siliguri-bengali-heading.ttf?url', () => ({ default: '/bengali-heading.ttf' }));

const urls = ['/latin.ttf', '/bengali.ttf', '/heading.ttf', '/bengali-heading.ttf'];
/** The bytes of a TrueType font begin with its version. */
const fontOf = (url: string) => new Uint8Array([0, 1, 0, 0, urls.indexOf(url)]);
const respond = (url: string) => Promise.resolve(new Response(fontOf(url)));
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
    await expect(loadFonts(latin)).resolves.toEqual({ regular: fontOf('/latin.ttf'), bold: fontOf('/heading.ttf') });
    await expect(loadFonts({ isLatin: false, isBoldLatin: true })).resolves.toEqual({
      regular: fontOf('/bengali.ttf'),
      bold: fontOf('/heading.ttf'),
    });
    await expect(loadFonts({ isLatin: false, isBoldLatin: false })).resolves.toEqual({
      regular: fontOf('/bengali.ttf'),
      bold: fontOf('/bengali-heading.ttf'),
    });
    await loadFonts(latin);
    expect(requestedUrls()).toEqual(['/latin.ttf', '/heading.ttf', '/bengali.ttf', '/bengali-heading.ttf']);
  });

  it.each([
    ['is missing', 'Not found', 404],
    ['is a page of the host', '<!doctype html>', 200],
    ['is empty', '', 200],
  ])('AC-473 rejects when a font %s, and requests only that one the next time', async (_, body, status) => {
    const { loadFonts } = await import('./fonts.ts');
    fetchMock.mockResolvedValueOnce(new Response(body, { status }));
    await expect(loadFonts(latin)).rejects.toEqual(new Error(`The receipt's font responded with ${status}`));
    await vi.waitFor(() => expect(requestedUrls()).toEqual(['/latin.ttf', '/heading.ttf']));
    await expect(loadFonts(latin)).resolves.toEqual({ regular: fontOf('/latin.ttf'), bold: fontOf('/heading.ttf') });
    expect(requestedUrls()).toEqual(['/latin.ttf', '/heading.ttf', '/latin.ttf']);
  });
});
