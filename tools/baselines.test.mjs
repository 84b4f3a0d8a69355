import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { differenceBetween, otherBrowser, sameBrowser } from '../libs/ui/stories/picture-difference.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}.storybook/baselines/`;
const pictures = readdirSync(folder).filter((file) => file.endsWith('.webp'));

const side = 200;
/** A paper-white picture; `paint` gives single pixels another colour. */
const picture = (paint = () => null, { width = side, height = side } = {}) => {
  const data = new Uint8ClampedArray(width * height * 4).fill(250);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const colour = paint(x, y);
      if (colour) data.set(colour, (y * width + x) * 4);
    }
  return { width, height, data };
};
const within = (x, y, left, top, size) => x >= left && x < left + size && y >= top && y < top + size;
/** What two ways of drawing the same letters differ in: grey edges, one pixel wide. */
const letters = (grey) =>
  picture((x, y) => (x % 10 < 2 && y % 20 < 12 ? [40, 30, 20, 255] : x % 10 === 2 && y % 20 < 12 ? [grey, grey, grey, 255] : null));

test('what is alike is alike', () => {
  expect(differenceBetween(picture(), picture(), sameBrowser)).toBe(null);
  expect(differenceBetween(letters(150), letters(154), sameBrowser)).toBe(null);
});

test('in the same browser a line one pixel wide is a difference, and so is a faint one of the ground', () => {
  const line = picture((x, y) => (y === 100 && x < 100 ? [38, 25, 15, 255] : null));
  expect(differenceBetween(picture(), line, sameBrowser)).toBe('0.25 % of it differ by more than 8 of 255, 0.05 % may');
  const ground = picture(() => [250, 250, 239, 255]);
  expect(differenceBetween(picture(), ground, sameBrowser)).toBe('100.00 % of it differ by more than 8 of 255, 0.05 % may');
});

test('another browser may draw the edges of letters otherwise, and nothing else', () => {
  expect(differenceBetween(letters(120), letters(190), sameBrowser)).not.toBe(null);
  expect(differenceBetween(letters(120), letters(190), otherBrowser)).toBe(null);
  const button = (left) => picture((x, y) => (within(x, y, left, 40, 48) ? [11, 90, 58, 255] : null));
  expect(differenceBetween(button(40), button(40), otherBrowser)).toBe(null);
  expect(differenceBetween(button(40), button(64), otherBrowser)).toMatch(/^\d+\.\d\d % of it differ/);
  expect(differenceBetween(picture(), button(40), otherBrowser)).toMatch(/^\d+\.\d\d % of it differ/);
});

test('another size is a difference', () => {
  const taller = picture(undefined, { height: side + 4 });
  expect(differenceBetween(picture(), taller, sameBrowser)).toBe('it is 200 × 204, not 200 × 200');
  expect(differenceBetween(picture(), taller, otherBrowser)).toBe(null);
  expect(differenceBetween(picture(), picture(undefined, { height: side + 5 }), otherBrowser)).toBe('it is 200 × 205, not 200 × 200');
});

test('each kept picture is there in both themes and belongs to a story', () => {
  const letters = (text) => text.toLowerCase().replace(/[^a-z]/g, '');
  const stories = readdirSync(`${root}libs/ui/src`, { recursive: true })
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => {
      const code = readFileSync(`${root}libs/ui/src/${file}`, 'utf8');
      const title = letters(/title: '[A-Za-z]+\/([^']+)'/.exec(code)?.[1] ?? '');
      return [...code.matchAll(/export const (\w+) = meta\.story/g)].map(
        ([, name]) => title + letters(name).replace(/^all(variants)?$/, ''),
      );
    });
  const names = [...new Set(pictures.map((file) => file.replace(/-(dark|light)\.webp$/, '')))];
  expect(pictures).toEqual(names.flatMap((name) => [`${name}-dark.webp`, `${name}-light.webp`]).sort());
  expect(names.filter((name) => !stories.includes(letters(name)))).toEqual([]);
});

test('all of them together stay below a megabyte and a half', () => {
  const bytes = pictures.reduce((sum, file) => sum + statSync(`${folder}${file}`).size, 0);
  expect(bytes).toBeLessThan(1_500_000);
});
