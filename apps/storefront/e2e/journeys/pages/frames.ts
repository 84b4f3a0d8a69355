import type { Page } from '@playwright/test';

/** Records the visible headings and links of the top bar in every frame. */
export const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const seen = { headings: new Set<string>(), bar: new Set<string>() };
    Object.assign(window, { seen });
    const wordsOf = (selector: string) =>
      [...document.querySelectorAll(selector)].flatMap((one) =>
        one.checkVisibility({ visibilityProperty: true }) ? [one.textContent] : [],
      );
    const record = () => {
      wordsOf('h1').forEach((words) => seen.headings.add(words));
      wordsOf('header a').forEach((words) => seen.bar.add(words));
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
export const framesOf = (page: Page, what: 'headings' | 'bar') =>
  page.evaluate((name) => {
    const seen: unknown = Reflect.get(window, 'seen');
    const words: unknown = typeof seen === 'object' && seen !== null && Reflect.get(seen, name);
    return words instanceof Set ? [...words] : [];
  }, what);

/** The number of colour channels in which two screenshots differ by more than the rounding of a shadow. */
export async function differences(page: Page, one: Buffer, other: Buffer): Promise<number> {
  const addresses = [one, other].map((png) => `data:image/png;base64,${png.toString('base64')}`);
  return page.evaluate(async (sources) => {
    const read = async (source: string) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const surface = new OffscreenCanvas(image.width, image.height).getContext('2d');
      surface?.drawImage(image, 0, 0);
      return surface?.getImageData(0, 0, image.width, image.height).data ?? [];
    };
    const [before, after] = [await read(sources[0] ?? ''), await read(sources[1] ?? '')];
    if (before.length === 0 || before.length !== after.length) return Infinity;
    return before.filter((channel, index) => Math.abs(channel - (after[index] ?? 0)) > 6).length;
  }, addresses);
}
