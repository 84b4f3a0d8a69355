import { screen, type within } from 'storybook/test';
import { eventually } from './eventually.ts';

/** An entry of the menu behind the person's picture, which opens above everything. */
export const openMenu = (entry: string) => eventually(() => screen.getByRole('menuitem', { name: entry }));

/** Throws unless the bar shows this picture of the person. */
export function pictureInBar(canvas: ReturnType<typeof within>, picture: string): void {
  const shown = canvas.getByRole('button', { name: 'Your account' }).querySelector('img');
  if (shown?.src !== picture) throw new Error(`The bar shows ${shown?.src ?? 'no picture'}.`);
}
