import type { Page } from '@playwright/test';
import type { RecordedPage } from '../recorded-page.ts';

/** Violations of Faults I1 and §2 on the current screen. `texts`: the hostile values, which are not searched for leaked values such as `NaN`. */
export async function violationsOn(page: Page, { problems }: Pick<RecordedPage, 'problems'>, texts: readonly string[]): Promise<string[]> {
  const violations = await page.evaluate((json) => {
    const given: string[] = JSON.parse(json);
    const seen: string[] = [];
    const width = document.documentElement.scrollWidth;
    if ('__pwned' in window) seen.push('a script ran');
    if (Object.keys(Object.prototype).length > 0 || 'role' in {}) seen.push('Object.prototype was changed');
    if (!document.querySelector('h1')) seen.push('a blank screen');
    if (width > window.innerWidth) seen.push(`${String(width)} px wide`);
    for (const { src } of document.images)
      if (!/^(https?:|blob:|data:image\/(png|jpeg|gif|webp))/.test(src)) seen.push(`a picture from ${src.slice(0, 40)}`);
    for (const link of document.querySelectorAll('a')) if (!/^https?:$/.test(link.protocol)) seen.push(`a link to ${link.href}`);
    // Two URLs in one background: a hostile URL has ended the first one.
    for (const element of document.querySelectorAll('*'))
      if (getComputedStyle(element).backgroundImage.split('url(').length > 2) seen.push(`two backgrounds on ${element.tagName}`);
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const text = node.textContent ?? '';
      const isGiven = given.some((one) => text.includes(one) || one.includes(text));
      if (!isGiven && /\[object Object\]|\bundefined\b|\bNaN\b/.test(text)) seen.push(`reads ${text.slice(0, 40)}`);
      const isTurning = /[\u0590-\u08FF\u202A-\u202E\u2066-\u2069]/.test(text);
      if (isTurning && !node.parentElement?.closest('[dir="auto"], bdi, option')) seen.push(`turns its surroundings: ${text.slice(0, 40)}`);
    }
    return seen;
  }, JSON.stringify(texts));
  return [...violations, ...problems];
}

/** The texts that neither the page nor a field contains. Compares and returns only the beginning of a long text. */
export function missingFrom(page: Page, texts: readonly string[]): Promise<string[]> {
  return page.evaluate((json) => {
    const given: string[] = JSON.parse(json);
    const words = document.body.textContent ?? '';
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].map(({ value }) => value);
    const readable = 200;
    return (
      given
        .map((text) => text.slice(0, readable))
        // A single-line field drops line breaks.
        .filter(
          (text) => !words.includes(text) && !fields.some((value) => value.includes(text) || value.includes(text.replaceAll('\n', ''))),
        )
        .map((text) => text.slice(0, 60))
    );
  }, JSON.stringify(texts));
}

/** Total time of layout and style recalculation so far. Milliseconds. */
export async function timeOfLayout(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = metrics.filter(({ name }) => name === 'LayoutDuration' || name === 'RecalcStyleDuration').map(({ value }) => value);
    return seconds.reduce((sum, value) => sum + value, 0) * 1000;
  };
}
