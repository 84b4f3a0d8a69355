import type { Order } from '@my-food/api';
import { palette } from '@my-food/ui/palette';
import type { Content, ContentTable, DynamicContent, Style, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import { formatAmount } from '../../../lib/amount.ts';
import type { Part } from './engine/structure.ts';
import { printable } from './printable.ts';

/** Points. A page ends at 270 mm (Spec §9): 841.89 - 765.35 = 76.54. Page numbers stand in the head, so nothing is printed below it. */
const page = { width: 595.28, left: 48, top: 88, bottom: 76.54 };
const lineWidth = page.width - 2 * page.left;
const padding = 10;
const columns = { quantity: 48, price: 108 };
const foodWidth = lineWidth - 6 * padding - columns.quantity - columns.price;

const { bananaLeaf: leaf, turmeric, ricePaper: paper, oatmeal: sunken, jute: line, soil: ink, bark: muted } = palette;

const taka = (poisha: number | null): string => {
  const amount = formatAmount(poisha);
  return amount === '–' ? amount : `৳${amount}`;
};

/** Words that a screen reader is told the meaning of. */
function words(text: string, part: Part): { text: { text: string; part: Part }[] } {
  return { text: [{ text, part }] };
}

const head: DynamicContent = (pageNumber, pageCount) => [
  { canvas: [{ type: 'rect', x: 0, y: 0, w: page.width, h: 7, color: leaf }] },
  {
    margin: [page.left, 24, page.left, 0],
    columns: [
      {
        width: 28,
        canvas: [
          { type: 'ellipse', x: 10, y: 10, r1: 10, r2: 10, color: sunken },
          { type: 'ellipse', x: 10, y: 10, r1: 6.5, r2: 6.5, color: turmeric },
        ],
      },
      { width: '*', text: 'My Food', bold: true, fontSize: 15, margin: [0, -3, 0, 0] },
      { width: 120, text: `Page ${pageNumber} of ${pageCount}`, alignment: 'right', color: muted, fontSize: 9, margin: [0, 3.7, 0, 0] },
    ],
  },
];

const facts = (order: Order, date: string): Content => ({
  margin: [0, 0, 0, 18],
  table: {
    widths: [lineWidth - 2 * padding - 3],
    body: [
      [
        {
          stack: [`Order ID: ${printable(order.id)}`, `Date: ${printable(date) || '–'}`, 'Status: Paid'].map((fact) =>
            words(fact, { type: 'P' }),
          ),
          lineHeight: 1.15,
          margin: [6, 3, 0, 3],
        },
      ],
    ],
  },
  layout: {
    fillColor: () => paper,
    hLineWidth: () => 0,
    vLineWidth: (column) => (column === 0 ? 3 : 0),
    vLineColor: () => leaf,
    paddingLeft: () => padding,
    paddingRight: () => padding,
    paddingTop: () => 6,
    paddingBottom: () => 4,
  },
});

function items(order: Order): ContentTable {
  const table: Part = { type: 'Table' };
  const heads: Part = { type: 'TR', within: table };
  const title = (text: string) => ({ ...words(text, { type: 'TH', scope: 'Column', within: heads }), bold: true });
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: [foodWidth, columns.quantity, columns.price],
      body: [
        [title('Food'), { ...title('Qty'), alignment: 'right' }, { ...title('Price'), alignment: 'right' }],
        ...order.items.map((item): TableCell[] => {
          const row: Part = { type: 'TR', within: table };
          const cell = (text: string) => words(text, { type: 'TD', within: row });
          return [
            cell(printable(item.foodName) || '–'),
            { ...cell(printable(item.quantity)), alignment: 'right' },
            { ...cell(taka(item.price)), alignment: 'right' },
          ];
        }),
      ],
    },
    layout: {
      fillColor: (row) => (row === 0 ? sunken : null),
      hLineWidth: (row) => (row === 0 ? 0 : 0.6),
      hLineColor: () => line,
      vLineWidth: () => 0,
      paddingLeft: () => padding,
      paddingRight: () => padding,
      paddingTop: () => 5,
      paddingBottom: () => 3,
    },
  };
}

function sums(order: Order): Content {
  const table: Part = { type: 'Table' };
  const sum = (name: string, amount: number | null, look: Style, nameLook: Style): TableCell[] => {
    const row: Part = { type: 'TR', within: table };
    return [
      '',
      { ...words(name, { type: 'TH', scope: 'Row', within: row }), ...look, ...nameLook },
      { ...words(taka(amount), { type: 'TD', within: row }), ...look, alignment: 'right' },
    ];
  };
  return {
    unbreakable: true,
    margin: [0, 14, 0, 0],
    stack: [
      {
        table: {
          widths: [foodWidth - 40, columns.quantity + 40, columns.price],
          body: [
            sum('Subtotal', order.subtotal, {}, { color: muted }),
            sum('Tax', order.tax, {}, { color: muted }),
            sum('Total', order.total, { bold: true, fontSize: 13, color: leaf, fillColor: paper }, {}),
          ],
        },
        layout: {
          hLineWidth: () => 0,
          vLineWidth: () => 0,
          paddingLeft: () => padding,
          paddingRight: () => padding,
          paddingTop: () => 4,
          paddingBottom: () => 2,
        },
      },
      { ...words('Thank you for your order!', { type: 'P' }), bold: true, color: leaf, alignment: 'center', margin: [0, 26, 0, 0] },
    ],
  };
}

/**
 * The receipt of one order, amounts as the order stores them, as pdfmake lays it out.
 * Every string is printed literally and is drawable by the receipt's fonts; `date` is the text the screen shows.
 */
export function receiptDocument(order: Order, date: string): TDocumentDefinitions {
  return {
    pageSize: 'A4',
    pageMargins: [page.left, page.top, page.left, page.bottom],
    version: '1.5',
    compress: false,
    language: 'en',
    tagged: true,
    displayTitle: true,
    info: { title: `Receipt for order ${printable(order.id)}`, author: 'My Food', creator: 'My Food', producer: 'My Food' },
    defaultStyle: { font: 'Receipt', fontSize: 10.5, color: ink },
    header: head,
    content: [
      { ...words('Order Receipt', { type: 'H1' }), bold: true, fontSize: 24, margin: [0, 0, 0, 10] },
      facts(order, date),
      items(order),
      sums(order),
    ],
  };
}
