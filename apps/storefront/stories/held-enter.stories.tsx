import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { adminStory, findCard } from './admin-story.ts';
import { cardOf, expectToast, type Canvas } from './canvas.ts';
import preview from './preview.ts';
import { storefront } from './storefront-story.tsx';
import { textsOf } from './texts-of.ts';
import { admin } from '../src/i18n/en/admin/admin.ts';
import { layout } from '../src/i18n/en/layout.ts';
import { menu } from '../src/i18n/en/menu.ts';
import { toasts } from '../src/i18n/en/toasts.ts';

const meta = preview.meta({ title: 'Pages/Held Enter' });
export default meta;

/** Returns whether the browser would act on it: `fireEvent` returns false for an event whose default is prevented. */
const repeatKey = (target: HTMLElement, key = 'Enter') => fireEvent.keyDown(target, { key, repeat: true });

/** The listener is in a chunk that is loaded when idle. */
const findListener = (canvas: Canvas) =>
  waitFor(() => expect(repeatKey(canvas.getByRole('heading', { level: 1 }))).toBe(false), { timeout: 5000 });

export const Controls = meta.story({
  name: 'A button and a link act once on a held Enter',
  tags: ['AC-377'],
  ...storefront({ route: '/food/', scenario: 'fourDishes' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Dal' });
    await findListener(canvas);
    const button = cardOf(canvas, 'Dal').getByRole('button', { name: new RegExp(textsOf(menu)('addToOrder')) });
    const link = canvas.getByRole('link', { name: textsOf(layout)('home') });
    await expect([button, link].map((control) => repeatKey(control))).toEqual([false, false]);
    await expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true);
    await expect(repeatKey(button, ' ')).toBe(true);
  },
});

export const Entry = meta.story({
  name: 'A held Enter opens no entry that receives the focus',
  tags: ['AC-377'],
  ...adminStory({ route: '/admin/products/' }),
  play: async ({ canvas }) => {
    await findCard(canvas, 'Dal');
    await findListener(canvas);
    const card = canvas.getByRole('article', { name: 'Dal' });
    const price = { name: textsOf(admin)('priceOf', { name: 'Dal' }) };
    await userEvent.click(canvas.getByRole('heading', { level: 1 }));
    await userEvent.keyboard('jj');
    await expect(card).toHaveFocus();
    repeatKey(card);
    await expect(canvas.queryByRole('textbox', price)).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    const field = await canvas.findByRole('textbox', price);
    await waitFor(() => expect(field).toHaveFocus());
    // The field that a held Enter has opened: it would be submitted, and close.
    await expect(repeatKey(field)).toBe(false);
  },
});

export const PressedTwice = meta.story({
  name: 'The second Enter of a double press on Yes, Delete opens nothing of the next entry, a later one does',
  tags: ['AC-901'],
  ...adminStory({ route: '/admin/products/' }),
  play: async ({ canvas }) => {
    const margherita = await findCard(canvas, 'Margherita');
    await findListener(canvas);
    await userEvent.click(margherita.getByRole('button', { name: textsOf(admin)('delete') }));
    const confirm = await screen.findByRole('button', { name: textsOf(admin)('yesDelete') });
    confirm.focus();
    const time = spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1000);
    await userEvent.keyboard('{Enter}');
    const dal = canvas.getByRole('article', { name: 'Dal' });
    await waitFor(() => expect([confirm.isConnected, document.activeElement]).toEqual([false, dal]));
    await userEvent.keyboard('{Enter}');
    await expect(dal).toHaveFocus();
    time.mockReturnValue(1600);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: textsOf(admin)('priceOf', { name: 'Dal' }) })).toHaveFocus());
  },
});

export const Lines = meta.story({
  name: 'A held Enter inserts lines into a text area',
  tags: ['AC-377'],
  ...adminStory({ route: '/admin/add-food/' }),
  play: async ({ canvas }) => {
    const description = await canvas.findByLabelText(textsOf(admin)('description'));
    await findListener(canvas);
    await expect(repeatKey(description)).toBe(true);
  },
});

export const Shortcut = meta.story({
  name: 'A held Ctrl or ⌘ and Enter submits a form once',
  tags: ['AC-377'],
  ...adminStory({ route: '/admin/add-category/' }),
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText(textsOf(admin)('name'));
    const onSubmit = fn();
    name.closest('form')?.addEventListener('submit', onSubmit);
    const press = (init: object) => fireEvent.keyDown(name, { key: 'Enter', ...init });
    await press({ ctrlKey: true });
    for (let time = 1; time <= 5; time += 1) await expect(press({ ctrlKey: true, repeat: true })).toBe(false);
    await expect(onSubmit).toHaveBeenCalledTimes(1);
    await expectToast(canvas, textsOf(toasts)('categoryIncomplete'));
    await press({ metaKey: true });
    await expect(onSubmit).toHaveBeenCalledTimes(2);
  },
});
