import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../preview.ts';
import { adminStory, findCard } from '../admin-story.ts';
import { expectToast } from '../canvas.ts';
import { backend } from '../storefront-story.tsx';
import { admin } from '../../src/i18n/en/admin/admin.ts';
import { adminBatch } from '../../src/i18n/en/admin/admin-batch.ts';
import { rowsOf } from '../batch-panel.ts';
import { forms } from '../../src/i18n/en/forms.ts';
import { dollars, textsOf } from '../texts-of.ts';
import { patch, priceButton, route, typePrice } from './price-steps.ts';
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

export const LeftPrice = meta.story({
  name: 'A toast and a question about a typed price isolate its dish',
  tags: ['AC-931'],
  ...story,
  play: async ({ canvas }) => {
    const follow = async (link: 'viewFood' | 'viewCategories') => userEvent.click(canvas.getByRole('link', { name: textsOf(admin)(link) }));
    await priceButton(canvas, name);
    const held = backend().program({ ...patch, isHeld: true, reply: { status: 400, json: {} } });
    await typePrice(canvas, name, '150');
    await follow('viewCategories');
    await canvas.findByRole('heading', { level: 1, name: textsOf(admin)('categories') });
    await waitFor(() => expect(held.hitCount()).toBe(1));
    held.release();
    const isolated = '\u2068soupelif\u2069';
    await expectToast(canvas, textsOf(admin)('priceOfHidden', { name: isolated, price: '150' }));
    await follow('viewFood');
    await findCard(canvas, name);
    await follow('viewCategories');
    const dialog = await screen.findByRole('alertdialog', { name: textsOf(forms)('leaveTitle') });
    await expect(dialog).toHaveTextContent(textsOf(admin)('pricesUnsaved', { prices: `${isolated}: 150` }));
  },
});
