import { expect } from 'storybook/test';
import type { Canvas } from '../canvas.ts';
import preview from '../preview.ts';
import { storefront, type backend } from '../storefront-story.tsx';
import { windowOf } from '../window-size.ts';
import { textsOf } from '../texts-of.ts';
import type { Language } from '../../src/i18n/locale.ts';
import { menu } from '../../src/i18n/en/menu.ts';

const meta = preview.meta({ title: 'Pages/Menu/While it loads', tags: ['AC-920'] });
export default meta;

const rectOf = (element: Element | null | undefined) => {
  const { top, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return { top, height };
};

const loadingAt = (width: number, language: Language = 'en') => {
  let held: ReturnType<ReturnType<typeof backend>['program']> | undefined;
  const { globals, parameters } = windowOf(width, 800);
  return {
    ...storefront({
      route: '/food/',
      prepare: ({ program }) => void (held = program({ method: 'GET', path: '/api/food/', isHeld: true })),
    }),
    parameters,
    globals: { ...globals, language },
    play: async ({ canvas }: { canvas: Canvas }) => {
      await canvas.findByText(textsOf(menu)('loading'));
      const results = canvas.getByRole('region', { name: textsOf(menu)('dishes') });
      const skeleton = rectOf(results.querySelector(':scope > :last-child > :first-child'));
      held?.release();
      const [card] = await canvas.findAllByRole('article');
      await expect(rectOf(card)).toEqual(skeleton);
    },
  };
};

export const NarrowPhone = meta.story({ name: 'Narrowest phone: a card takes the place of its skeleton', ...loadingAt(320) });
export const Phone = meta.story({ name: 'Phone: a card takes the place of its skeleton', ...loadingAt(375) });
export const Tablet = meta.story({ name: 'Tablet: a card takes the place of its skeleton', ...loadingAt(768) });
export const Laptop = meta.story({ name: 'Laptop: a card takes the place of its skeleton', ...loadingAt(1280) });
export const PhoneInBangla = meta.story({ name: 'Phone, in Bangla: a card takes the place of its skeleton', ...loadingAt(375, 'bn') });
export const LaptopInBangla = meta.story({ name: 'Laptop, in Bangla: a card takes the place of its skeleton', ...loadingAt(1280, 'bn') });
