import { expect, userEvent, within } from 'storybook/test';
import type { Canvas } from '../canvas.ts';
import { isChoiceCut } from '../is-cut.ts';
import preview from '../preview.ts';
import { storefront } from '../storefront-story.tsx';
import { windowOf } from '../window-size.ts';
import { textsOf } from '../texts-of.ts';
import type { Language } from '../../src/i18n/locale.ts';
import { lists } from '../../src/i18n/en/lists.ts';

const meta = preview.meta({ title: 'Pages/Menu/Sort orders', tags: ['AC-921'] });
export default meta;

const inWindow = (width: number, language: Language = 'en', textSize = '100') => {
  const { globals, parameters } = windowOf(width, 800);
  return {
    ...storefront({ route: '/food/' }),
    parameters,
    globals: { ...globals, textSize, language },
    play: async ({ canvas }: { canvas: Canvas }) => {
      const main = within(await canvas.findByRole('main'));
      const select = await main.findByRole<HTMLSelectElement>('combobox', { name: textsOf(lists)('sortBy') });
      await document.fonts.ready;
      for (const { value, text } of Array.from(select.options)) {
        await userEvent.selectOptions(select, value);
        await expect([text, isChoiceCut(select)]).toEqual([text, false]);
      }
    },
  };
};

export const Phone = meta.story({ name: 'Each order is read in full on a phone', ...inWindow(375) });
export const WidePhone = meta.story({ name: 'Each order is read in full on a wide phone', ...inWindow(412) });
export const PhoneInBangla = meta.story({ name: 'Each order is read in full on a phone, in Bangla', ...inWindow(375, 'bn') });
export const LargeText = meta.story({ name: 'Each order is read in full in large text', ...inWindow(320, 'en', '200') });
export const LargeTextInBangla = meta.story({ name: 'Each order is read in full in large text, in Bangla', ...inWindow(320, 'bn', '200') });
export const Laptop = meta.story({ name: 'Each order is read in full beside the heading', ...inWindow(1280) });
