import { expect } from 'storybook/test';
import preview from '../preview.ts';
import { adminStory } from '../admin-story.ts';
import { adminBatch } from '../../src/i18n/en/admin/admin-batch.ts';
import { rowsOf } from '../batch-panel.ts';
import { dollars, textsOf } from '../texts-of.ts';
import { priceButton, route } from './price-steps.ts';
import { csv, importFile } from './spreadsheet-steps.ts';

const meta = preview.meta({ title: 'Pages/Admin foods/Names that turn' });
export default meta;

/** U+202E writes what follows it in the same text from right to left. */
const name = 'soup\u202eelif';
const renameNaan = (row: object) => ('id' in row && row.id === 3 ? { ...row, name } : row);
const story = adminStory({
  route,
  prepare: (shop) =>
    shop.program({ method: 'GET', path: '/api/food/', changeJson: (rows) => (Array.isArray(rows) ? rows.map(renameNaan) : rows) }),
});

/** The texts of the page that such a name and a price share. */
function turnedPrices(): string[] {
  const found: string[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode())
    if (node.textContent && /\u202e/.test(node.textContent) && /\d/.test(node.textContent)) found.push(node.textContent);
  return found;
}

export const Preview = meta.story({
  name: 'The preview of a spreadsheet isolates each text of a cell',
  tags: ['AC-788'],
  ...story,
  play: async ({ canvas }) => {
    await priceButton(canvas, name);
    const panel = await importFile(canvas, csv('3,Soup,130'));
    await panel.findByRole('table', { name: textsOf(adminBatch)('beforeAndAfter') });
    await expect(rowsOf(panel, textsOf(adminBatch)('beforeAndAfter'))).toEqual([
      `${name}${name} · ${dollars(3000)}Soup · ${dollars(13000)}`,
    ]);
    await expect(turnedPrices()).toEqual([]);
  },
});
