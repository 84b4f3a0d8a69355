import { userEvent } from 'storybook/test';
import { adminStory } from '../admin-story.ts';
import { findStatus, outcome, press, raiseBy, selectAll } from '../batch-panel.ts';
import preview from '../preview.ts';
import { backend } from '../storefront-story.tsx';
import { adminBatch } from '../../src/i18n/en/admin/admin-batch.ts';
import { textsOf } from '../texts-of.ts';

const meta = preview.meta({ title: 'Pages/Admin foods, many at once/Busy' });
export default meta;

export const Busy = meta.story({
  name: 'A batch that waits for a busy shop says so in its live region',
  tags: ['AC-827'],
  ...adminStory({ route: '/admin/products/' }),
  play: async ({ canvas }) => {
    backend().program({ method: 'PATCH', path: '/api/food/{id}/', reply: { status: 429, json: {}, headers: { 'retry-after': '3600' } } });
    const panel = await selectAll(canvas);
    await raiseBy(panel, '5');
    await userEvent.keyboard('{Enter}');
    await findStatus(panel, textsOf(adminBatch)('throttled'));
    await press(panel, textsOf(adminBatch)('stop'));
    await findStatus(panel, outcome({ done: 0, total: 4 }).split(',')[0] ?? '');
  },
});
