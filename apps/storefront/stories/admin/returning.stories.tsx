import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../preview.ts';
import { adminStory, findCard, texts } from '../admin-story.ts';
import { findPanel, findStatus, outcome, press, raiseBy, selectAll } from '../batch-panel.ts';
import { expectToast } from '../canvas.ts';
import { rememberChange } from '../../src/features/admin/list/recent-change.ts';
import { backend } from '../storefront-story.tsx';
import { textsOf } from '../texts-of.ts';
import { admin } from '../../src/i18n/en/admin/admin.ts';
import { adminBatch } from '../../src/i18n/en/admin/admin-batch.ts';
import { forms } from '../../src/i18n/en/forms.ts';
import { lists } from '../../src/i18n/en/lists.ts';

const meta = preview.meta({ title: 'Pages/Admin foods/Coming back' });
export default meta;

export const Marked = meta.story({
  name: 'The saved food is marked and announced',
  tags: ['marked', 'AC-245'],
  ...adminStory({ route: '/admin/products/', prepare: () => rememberChange('food', 2) }),
  play: async ({ canvas }) => {
    await findCard(canvas, 'Dal');
    const isMarked = (name: string) => canvas.getByRole('article', { name }).getAttribute('data-marked');
    await waitFor(() => expect([isMarked('Dal'), isMarked('Naan')]).toEqual(['true', 'false']));
    await expect(texts(canvas.getAllByRole('status'))).toContainEqual(expect.stringMatching(/^Dal /));
    await userEvent.click(canvas.getByRole('heading', { level: 1 }));
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('article', { name: 'Dal' })).toHaveFocus();
  },
});

export const LongAgo = meta.story({
  name: 'A food that was saved a minute ago is neither marked nor announced',
  tags: ['AC-245'],
  ...adminStory({
    route: '/admin/products/',
    prepare: () => {
      rememberChange('food', 2);
      // Whatever the clock of the device says, which may have been put back.
      const later = performance.now() + 60_000;
      spyOn(performance, 'now').mockReturnValue(later);
    },
  }),
  play: async ({ canvas }) => {
    const dal = await canvas.findByRole('article', { name: 'Dal' });
    // The mark comes in the first frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(dal).toHaveAttribute('data-marked', 'false');
  },
});

export const Cancelled = meta.story({
  name: 'The way back from a form leads to the list as it was',
  tags: ['AC-246'],
  ...adminStory({ route: '/admin/products/?category=Curry&sort=-price' }),
  play: async ({ canvas }) => {
    await userEvent.click((await findCard(canvas, 'Naan')).getByRole('link', { name: textsOf(admin)('update') }));
    await canvas.findByDisplayValue('Naan');
    await userEvent.click(canvas.getByRole('link', { name: textsOf(admin)('foodBackToList') }));
    await findCard(canvas, 'Naan');
    await expect(canvas.getByRole('combobox', { name: textsOf(admin)('category') })).toHaveValue('Curry');
    await expect(canvas.getByRole('combobox', { name: textsOf(lists)('sortBy') })).toHaveValue('-price');
    await userEvent.click(canvas.getByRole('link', { name: textsOf(admin)('viewFood') }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: textsOf(admin)('category') })).toHaveValue(''));
  },
});

export const StillSelected = meta.story({
  name: 'What was selected still is on the way back from a form',
  tags: ['AC-695'],
  ...adminStory({ route: '/admin/products/' }),
  play: async ({ canvas }) => {
    await userEvent.click((await findCard(canvas, 'Dal')).getByRole('checkbox'));
    await userEvent.click((await findCard(canvas, 'Naan')).getByRole('link', { name: textsOf(admin)('update') }));
    await canvas.findByDisplayValue('Naan');
    await userEvent.click(canvas.getByRole('link', { name: textsOf(admin)('foodBackToList') }));
    await expect((await findCard(canvas, 'Dal')).getByRole('checkbox')).toBeChecked();
    await findStatus(await findPanel(canvas), textsOf(adminBatch)('selected', { count: 1, hidden: 0 }));
  },
});

export const StoppedBatch = meta.story({
  name: 'A batch that was stopped is still that when the list is opened again: nothing is asked, and it can be tried again',
  tags: ['AC-754'],
  ...adminStory({ route: '/admin/products/' }),
  play: async ({ canvas }) => {
    const t = textsOf(adminBatch);
    const panel = await selectAll(canvas);
    const held = backend().program({ method: 'GET', path: '/api/food/', isHeld: true });
    await raiseBy(panel, '5{Enter}');
    await press(panel, t('stop'));
    const notSent = t('outcome', { done: 0, total: 4, failed: 0, unknown: 0, queued: 4 });
    await findStatus(panel, notSent);
    held.release();
    await userEvent.click(canvas.getByRole('link', { name: textsOf(admin)('viewCategories') }));
    await canvas.findByRole('heading', { level: 1, name: textsOf(admin)('categories') });
    await userEvent.click(canvas.getByRole('link', { name: textsOf(admin)('viewFood') }));
    const again = await findPanel(canvas);
    await findStatus(again, notSent);
    await press(again, textsOf(admin)('tryAgain'));
    await findStatus(again, outcome({ done: 4, total: 4 }));
  },
});

export const LeftBatch = meta.story({
  name: 'The outcome of a batch that was left with its last changes in flight does not call it stopped',
  tags: ['AC-267'],
  ...adminStory({ route: '/admin/products/' }),
  play: async ({ canvas }) => {
    const panel = await selectAll(canvas);
    const held = backend().program({ method: 'PATCH', path: '/api/food/{id}/', isHeld: true });
    await raiseBy(panel, '5{Enter}');
    await waitFor(() => expect(held.hitCount()).toBe(4));
    await userEvent.click(canvas.getByRole('link', { name: textsOf(admin)('viewCategories') }));
    await press(within(await screen.findByRole('alertdialog')), textsOf(forms)('leave'));
    await canvas.findByRole('heading', { level: 1, name: textsOf(admin)('categories') });
    held.release();
    await expectToast(canvas, outcome({ done: 4, total: 4 }));
  },
});
