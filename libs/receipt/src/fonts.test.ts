import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('./fonts/hind-siliguri-latin.ttf?url', () => ({ default: '/latin.ttf' }));
vi.mock('./fonts/hind-siliguri-bengali.ttf?url', () => ({ default: '/bengali.ttf' }));
vi.mock('./fonts/hind-siliguri-heading.ttf?url', () => ({ default: '/heading.ttf' }));

const bytesOf: Record<string, number[]> = { '/latin.ttf': [1], '/bengali.ttf': [2], '/heading.ttf': [3] };
const served = (address: string) => Promise.resolve(new Response(new Uint8Array(bytesOf[address] ?? [])));
const fetched = vi.fn(served);

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('fetch', fetched.mockReset().mockImplementation(served));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const addresses = () => fetched.mock.calls.map(([address]) => address);

describe('loadTypeface', () => {
  it('loads the small text font for Latin, the large one for Bengali, and each file once', async () => {
    const { loadTypeface } = await import('./fonts.ts');
    await expect(loadTypeface(true)).resolves.toEqual({ regular: new Uint8Array([1]), bold: new Uint8Array([3]) });
    await expect(loadTypeface(false)).resolves.toEqual({ regular: new Uint8Array([2]), bold: new Uint8Array([3]) });
    await loadTypeface(true);
    expect(addresses()).toEqual(['/latin.ttf', '/heading.ttf', '/bengali.ttf']);
  });

  it('rejects when a font fails to load and requests only that one the next time', async () => {
    const { loadTypeface } = await import('./fonts.ts');
    fetched.mockResolvedValueOnce(new Response('Not found', { status: 404 }));
    await expect(loadTypeface(true)).rejects.toEqual(new Error("The receipt's font answered 404"));
    await vi.waitFor(() => expect(addresses()).toEqual(['/latin.ttf', '/heading.ttf']));
    await loadTypeface(true);
    expect(addresses()).toEqual(['/latin.ttf', '/heading.ttf', '/latin.ttf']);
  });
});
