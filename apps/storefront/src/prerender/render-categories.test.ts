import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The picture of a category's tile before the application starts; null: removed. */
async function pictureOf(food_image_url: unknown) {
  const image: { src: string | null; remove: () => void } = { src: 'x', remove: () => (image.src = null) };
  const tile = { querySelectorAll: (selector: string) => (selector === 'img' ? [image] : []) };
  const list = { children: [tile], childElementCount: 1, appendChild: (node: unknown) => node };
  const response = Promise.resolve(Response.json([{ id: 1, name: 'Rice', food_image_url }]));
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('window', { preloadedFetch: { url: 'https://api.example/api/category/', response } });
  await new Promise<void>((resolve) => {
    const element = { content: { firstElementChild: list }, replaceWith: resolve };
    vi.stubGlobal('document', { querySelector: () => element, importNode: (node: unknown) => node });
    void import('./render-categories.ts');
  });
  return image.src;
}

it.each([
  ['https://media.example/rice.webp', 'https://media.example/rice.webp'],
  ['/media/rice.webp', 'https://api.example/media/rice.webp'],
  ['', null],
  [' ', null],
  [null, null],
  [7, null],
  ['http://', null],
  ['javascript:alert(1)', null],
])('AC-592 the picture %j of a category is %j before the application starts, as it is after', async (url, picture) => {
  expect(await pictureOf(url)).toBe(picture);
});

it('AC-703 stops reading categories without an end, as the application does', async () => {
  const chunk = new TextEncoder().encode('['.repeat(1024 * 1024));
  const pull = vi.fn(async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    await new Promise(setImmediate);
    controller.enqueue(chunk);
  });
  const cancel = vi.fn();
  const endless = new Response(new ReadableStream({ pull, cancel }));
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('window', { preloadedFetch: { url: 'https://api.example/api/category/', response: Promise.resolve(endless) } });
  await import('./render-categories.ts');
  await vi.waitFor(() => expect(pull.mock.calls.length).toBeGreaterThan(2));
  await endless.body?.cancel();
  await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce());
});
