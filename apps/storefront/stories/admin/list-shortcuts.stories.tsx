import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../preview.ts';
import { adminStory, findCard } from '../admin-story.ts';
import type { Canvas } from '../canvas.ts';
import { windowOf } from '../window-size.ts';
import { textsOf } from '../texts-of.ts';
import { admin } from '../../src/i18n/en/admin/admin.ts';
import { priceField, typePrice } from './price-steps.ts';

const meta = preview.meta({ title: 'Pages/Admin foods/Keyboard' });
export default meta;

const route = '/admin/products/';
const press = (keys: string) => userEvent.keyboard(keys);

async function openShortcuts(canvas: Canvas): Promise<HTMLElement> {
  await userEvent.click(canvas.getByRole('heading', { level: 1 }));
  await press('?');
  return screen.findByRole('dialog', { name: textsOf(admin)('shortcuts') });
}

const keysOf = (dialog: HTMLElement) => Array.from(dialog.querySelectorAll('dd'), ({ textContent }) => textContent);

export const Shortcuts = meta.story({
  name: 'The question mark shows the shortcuts',
  tags: ['shortcuts', 'AC-249'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    await findCard(canvas, 'Dal');
    const dialog = await openShortcuts(canvas);
    await expect(keysOf(dialog)).toEqual(['/', 'j↓', 'k↑', 'Enter', 'e', 'x', '?']);
    await press('j');
    await expect(dialog).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null);
  },
});

export const CategoryShortcuts = meta.story({
  name: 'The shortcuts of the categories are those that do something there: Enter opens the form',
  tags: ['AC-249'],
  ...adminStory({ route: '/admin/categorys/' }),
  play: async ({ canvas }) => {
    await findCard(canvas, 'Pizza');
    await expect(keysOf(await openShortcuts(canvas))).toEqual(['/', 'j↓', 'k↑', 'Entere', '?']);
  },
});

export const Moving = meta.story({
  name: 'From card to card, into the price and back, without a pointer',
  tags: ['AC-248'],
  ...adminStory({ route }),
  ...windowOf(1920, 1080),
  play: async ({ canvas }) => {
    await findCard(canvas, 'Dal');
    const card = (name: string) => canvas.getByRole('article', { name });
    await userEvent.click(canvas.getByRole('heading', { level: 1 }));
    await press('j');
    await expect(card('Margherita')).toHaveFocus();
    await press('jjk');
    await expect(card('Dal')).toHaveFocus();
    await press('{ArrowRight}{ArrowLeft}');
    await expect(card('Dal')).toHaveFocus();
    await press('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: textsOf(admin)('priceOf', { name: 'Dal' }) })).toHaveFocus());
    await press('j?/');
    await expect(canvas.getByRole('textbox', { name: textsOf(admin)('priceOf', { name: 'Dal' }) })).toHaveValue('j?/');
    await press('{Escape}j');
    await expect(card('Naan')).toHaveFocus();
    await press('/');
    await expect(canvas.getByRole('searchbox', { name: textsOf(admin)('searchFoods') })).toHaveFocus();
    await press('kacchi{Enter}');
    await expect(card('Kacchi')).toHaveFocus();
    await press('e');
    await expect(await canvas.findByRole('heading', { level: 1, name: textsOf(admin)('updateFood') })).toBeVisible();
  },
});

export const InputMethod = meta.story({
  name: 'Keys of an input method stay in the search',
  tags: ['AC-248'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    await findCard(canvas, 'Dal');
    const search = canvas.getByRole('searchbox', { name: textsOf(admin)('searchFoods') });
    const heading = canvas.getByRole('heading', { level: 1 });
    // The filter of key presses is in a chunk that is loaded when idle. `fireEvent` returns false for an event whose default is prevented.
    await waitFor(() => expect(fireEvent.keyDown(heading, { key: 'Enter', repeat: true })).toBe(false), { timeout: 5000 });
    search.focus();
    for (const key of ['ArrowDown', 'Enter']) await fireEvent.keyDown(search, { key, isComposing: true });
    // Safari ends the composition before it reports the key that ends it.
    await fireEvent.keyDown(search, { key: 'Enter', keyCode: 229 });
    await expect(search).toHaveFocus();
  },
});

export const ElsewhereInactive = meta.story({
  name: 'The keys do nothing while the focus is outside of the list',
  tags: ['AC-248'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    await findCard(canvas, 'Dal');
    const link = canvas.getByRole('link', { name: textsOf(admin)('viewFood') });
    link.focus();
    await press('j/?');
    await expect(link).toHaveFocus();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

export const OpenPrice = meta.story({
  name: 'Enter on a card whose price is open leads to its field',
  tags: ['AC-784'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    await typePrice(canvas, 'Dal', 'abc');
    await userEvent.click(canvas.getByRole('heading', { level: 1 }));
    await press('jj');
    await expect(canvas.getByRole('article', { name: 'Dal' })).toHaveFocus();
    await press('{Enter}');
    await expect(priceField(canvas, 'Dal')).toHaveFocus();
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
});

export const OtherKeyboards = meta.story({
  name: 'The keys of a Bengali keyboard, and Caps Lock',
  tags: ['AC-789'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    await findCard(canvas, 'Dal');
    const heading = canvas.getByRole('heading', { level: 1 });
    await fireEvent.keyDown(heading, { key: 'J', code: 'KeyJ' });
    const card = canvas.getByRole('article', { name: 'Margherita' });
    await expect(card).toHaveFocus();
    await fireEvent.keyDown(card, { key: 'J', code: 'KeyJ', shiftKey: true });
    await expect(card).toHaveFocus();
    // The keys of InScript at the place of the slash.
    await fireEvent.keyDown(card, { key: '\u09af', code: 'Slash' });
    await expect(canvas.getByRole('searchbox', { name: textsOf(admin)('searchFoods') })).toHaveFocus();
    await fireEvent.keyDown(card, { key: '\u09df', code: 'Slash', shiftKey: true });
    await screen.findByRole('dialog', { name: textsOf(admin)('shortcuts') });
  },
});
