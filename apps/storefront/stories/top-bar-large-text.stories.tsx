import { expect, within } from 'storybook/test';
import preview from './preview.ts';
import { storefront } from './storefront-story.tsx';
import { windowOf } from './window-size.ts';
import type { Canvas } from './canvas.ts';

const meta = preview.meta({ title: 'Pages/Top bar in large text', tags: ['AC-571'] });
export default meta;

/** The brand, its name, the links and the login. */
async function expectNoOverlap(canvas: Canvas) {
  const bar = within(await canvas.findByRole('banner'));
  await bar.findByText('My Food');
  const links = bar.getAllByRole('link');
  const boxes = links.map((link) => {
    const content = document.createRange();
    content.selectNodeContents(link);
    return { name: link.textContent, around: link.getBoundingClientRect(), content: content.getBoundingClientRect() };
  });
  const covered = boxes.flatMap(({ name, content }, index) =>
    boxes
      .filter((other, otherIndex) => otherIndex !== index && other.around.top < content.bottom && content.top < other.around.bottom)
      .filter(({ around }) => around.left < content.right - 1 && content.left + 1 < around.right)
      .map((other) => `${other.name} covers ${name}`),
  );
  await expect(covered).toEqual([]);
  await expect(links.filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth + 1).map(({ textContent }) => textContent)).toEqual(
    [],
  );
}

const largeText = (language: 'en' | 'bn', textSize = '200', width = 320) => {
  const { globals, parameters } = windowOf(width, 640);
  return {
    ...storefront({ route: '/food/nowhere/' }),
    parameters,
    globals: { ...globals, textSize, language },
    play: ({ canvas }: { canvas: Canvas }) => expectNoOverlap(canvas),
  };
};

export const NarrowPhone = meta.story({ name: '200 % on a narrow phone', ...largeText('en') });
export const NarrowPhoneInBangla = meta.story({ name: '200 % on a narrow phone, in Bangla', ...largeText('bn') });
export const SmallTablet = meta.story({ name: '150 % on a small tablet', ...largeText('en', '150', 600) });
export const SmallTabletInBangla = meta.story({ name: '150 % on a small tablet, in Bangla', ...largeText('bn', '150', 600) });
