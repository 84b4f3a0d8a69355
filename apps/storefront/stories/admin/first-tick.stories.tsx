import { expect, userEvent, waitFor } from 'storybook/test';
import { adminStory, findCard } from '../admin-story.ts';
import { findPanel, findStatus } from '../batch-panel.ts';
import type { Canvas } from '../canvas.ts';
import preview from '../preview.ts';
import { adminBatch } from '../../src/i18n/en/admin/admin-batch.ts';
import { textsOf } from '../texts-of.ts';
import { windowOf } from '../window-size.ts';

const meta = preview.meta({ title: 'Pages/Admin foods/First tick' });
export default meta;

const firstTick = (scrollTop: number) => ({
  tags: ['AC-781'],
  ...adminStory({ route: '/admin/products/', scenario: 'shop' }),
  ...windowOf(1440, 900),
  play: async ({ canvas }: { canvas: Canvas }) => {
    const box = (await findCard(canvas, 'Beef Tehari')).getByRole('checkbox');
    window.scrollTo({ top: scrollTop, behavior: 'instant' });
    await waitFor(() => expect(window.scrollY).toBe(scrollTop));
    const { top } = box.getBoundingClientRect();
    await userEvent.click(box);
    const panel = await findPanel(canvas);
    await findStatus(panel, textsOf(adminBatch)('selected', { count: 1, hidden: 0 }));
    await panel.findByRole('button', { name: textsOf(adminBatch)('changePrices') });
    await waitFor(() => expect(Math.abs(box.getBoundingClientRect().top - top)).toBeLessThan(1));
    const action = panel.getByRole('button', { name: textsOf(adminBatch)('changePrices') });
    const actionTop = action.getBoundingClientRect().top;
    await userEvent.click(action);
    await waitFor(() => expect(box.getBoundingClientRect().top).toBeGreaterThan(top + 1));
    await expect(action.getBoundingClientRect().top).toBe(actionTop);
  },
});
export const FirstTick = meta.story({ name: 'The first tick moves no food under the pointer', ...firstTick(0) });
export const FirstTickBelow = meta.story({ name: 'Nor does it in a list that is scrolled', ...firstTick(100) });
