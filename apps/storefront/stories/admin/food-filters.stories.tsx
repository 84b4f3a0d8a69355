import { expect, within } from 'storybook/test';
import { adminStory } from '../admin-story.ts';
import type { Canvas } from '../canvas.ts';
import { isChoiceCut, isCut } from '../is-cut.ts';
import preview from '../preview.ts';
import { textsOf } from '../texts-of.ts';
import { windowOf } from '../window-size.ts';
import { admin } from '../../src/i18n/en/admin/admin.ts';

const meta = preview.meta({ title: 'Pages/Admin foods/Filters', tags: ['AC-834'] });
export default meta;

async function expectReadable(canvas: Canvas) {
  const main = within(await canvas.findByRole('main'));
  const search = await main.findByRole<HTMLInputElement>('searchbox', { name: textsOf(admin)('searchFoods') });
  await document.fonts.ready;
  const selects = main.getAllByRole<HTMLSelectElement>('combobox').slice(0, 2);
  await expect(selects).toHaveLength(2);
  await expect(selects.map(isChoiceCut)).toEqual([false, false]);
  await expect(isCut(search, search.placeholder)).toBe(false);
}

const inWindow = (width: number, language: 'en' | 'bn', textSize = '100') => {
  const { globals, parameters } = windowOf(width, 900);
  return {
    ...adminStory({ route: '/admin/products/' }),
    parameters,
    globals: { ...globals, textSize, language },
    play: ({ canvas }: { canvas: Canvas }) => expectReadable(canvas),
  };
};

export const PhoneInBangla = meta.story({ name: 'Every filter is read in full on a phone, in Bangla', ...inWindow(320, 'bn') });
export const Tablet = meta.story({ name: 'Every filter is read in full on a tablet', ...inWindow(768, 'en') });
export const TabletInBangla = meta.story({ name: 'Every filter is read in full on a tablet, in Bangla', ...inWindow(768, 'bn') });
export const Laptop = meta.story({ name: 'Every filter is read in full beside the sidebar', ...inWindow(1024, 'en') });
export const LaptopInBangla = meta.story({ name: 'Every filter is read in full beside the sidebar, in Bangla', ...inWindow(1024, 'bn') });
export const LargeText = meta.story({ name: 'Every filter is read in full in large text, in Bangla', ...inWindow(1280, 'bn', '200') });
export const PhoneInLargeText = meta.story({
  name: 'Every choice is read in full in large text on a phone, in Bangla',
  ...inWindow(320, 'bn', '200'),
});
