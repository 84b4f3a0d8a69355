import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('./fonts/hind-siliguri-latin.ttf?url', () => ({ default: '/latin.ttf' }));
vi.mock('./fonts/hind-siliguri-bengali.ttf?url', () => ({ default: '/bengali.ttf' }));
vi.mock('./fonts/hind-siliguri-heading.ttf?url', () => ({ default: '/heading.ttf' }));

const bytesOf: Record<string, number[]> = { '/latin.ttf': [1], '/bengali.ttf': [2], '/heading.ttf': [3] };
const respond = (url: string) => Promise.resolve(new Response(new Uint8Array(bytesOf[url] ?? [])));
const fetchMock = vi.fn(respond);

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('fetch', fetchMock.mockReset().mockImplementation(respond));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const requestedUrls = () => fetchMock.mock.calls.map(([address]) => address);

describe('loadFonts', () => {
  it('loads the small text font for Latin, the large one for Bengali, and each file once', async () => {
    const { loadFonts } = await import('./fonts.ts');
    await expect(loadFonts(true)).resolves.toEqual({ regular: new Uint8Array([1]), bold: new Uint8Array([3]) });
    await expect(loadFonts(false)).resolves.toEqual({ regular: new Uint8Array([2]), bold: new Uint8Array([3]) });
    await loadFonts(true);
    expect(requestedUrls()).toEqual(['/latin.ttf', '/heading.ttf', '/bengali.ttf']);
  });

  it('rejects when a font fails to load and requests only that one the next time', async () => {
    const { loadFonts } = await import('./fonts.ts');
    fetchMock.mockResolvedValueOnce(new Response('Not found', { status: 404 }));
    await expect(loadFonts(true)).rejects.toEqual(new Error("The receipt's font responded with 404"));
    await vi.waitFor(() => expect(requestedUrls()).toEqual(['/latin.ttf', '/heading.ttf']));
    await loadFonts(true);
    expect(requestedUrls()).toEqual(['/latin.ttf', '/heading.ttf', '/latin.ttf']);
  });
});
