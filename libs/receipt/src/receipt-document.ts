import type { Content, ContentTable, DynamicContent, Style, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { Part } from './engine/structure.ts';
import { isLatin, sanitizeText } from './sanitize-text.ts';
import { markOf } from './receipt-mark.ts';
import type { Receipt, ReceiptColors, ReceiptTexts } from './receipt.ts';

/** Points. Content ends at 270 mm (Spec §9): 841.89 - 765.35 = 76.54. Page numbers are in the header, so nothing is below it. */
const page = { width: 595.28, left: 48, top: 88, bottom: 76.54 };
const lineWidth = page.width - 2 * page.left;
const padding = 10;
const columns = { quantity: 48, price: 108 };
/** No digit of a row is wider than 7.25: pdfmake breaks a number that is wider than its column. */
const widthOf = (column: 'quantity' | 'price', rows: Receipt['rows']) =>
  rows.reduce((width, row) => Math.max(width, row[column].length * 7.25), columns[column]);

/** A text node tagged as an element of the structure tree, sanitized for the receipt's fonts. */
const taggedText = (text: string, part: Part) => ({ text: [{ text: sanitizeText(text), part }] });

/** Fills the placeholders of a text: `{id}`. */
const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);

const header =
  ({ accent, muted, mark }: ReceiptColors, { language, page: text }: ReceiptTexts, shop: string): DynamicContent =>
  (pageNumber, pageCount) => [
    { canvas: [{ type: 'rect', x: 0, y: 0, w: page.width, h: 7, color: accent }] },
    {
      margin: [page.left, 24, page.left, 0],
      columns: [
        { width: 28, canvas: markOf(mark) },
        // pdfmake drops what is below the margin: a long name is smaller.
        { width: '*', text: shop, bold: true, fontSize: shop.length > 60 ? 9 : 15, margin: [0, -3, 0, 0] },
        {
          width: 120,
          text: fill(text, { page: pageNumber.toLocaleString(language), count: pageCount.toLocaleString(language) }),
          alignment: 'right',
          color: muted,
          fontSize: 9,
          margin: [0, 3.7, 0, 0],
        },
      ],
    },
  ];

const facts = ({ orderId, date, texts }: Receipt, { paper, accent }: ReceiptColors): Content => ({
  margin: [0, 0, 0, 18],
  table: {
    widths: [lineWidth - 2 * padding - 3],
    body: [
      [
        {
          stack: [fill(texts.id, { id: orderId }), fill(texts.date, { date: sanitizeText(date) || '–' }), texts.status].map((fact) =>
            taggedText(fact, { type: 'P' }),
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
    vLineColor: () => accent,
    paddingLeft: () => padding,
    paddingRight: () => padding,
    paddingTop: () => 6,
    paddingBottom: () => 4,
  },
});

function items({ rows, texts }: Receipt, { sunken, line, muted }: ReceiptColors): ContentTable {
  const table: Part = { type: 'Table' };
  const headerRow: Part = { type: 'TR', parent: table };
  const [quantityWidth, priceWidth] = [widthOf('quantity', rows), widthOf('price', rows)];
  const headerCell = (text: string) => ({ ...taggedText(text, { type: 'TH', scope: 'Column', parent: headerRow }), bold: true });
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: [lineWidth - 6 * padding - quantityWidth - priceWidth, quantityWidth, priceWidth],
      body: [
        [headerCell(texts.food), { ...headerCell(texts.quantity), alignment: 'right' }, { ...headerCell(texts.price), alignment: 'right' }],
        ...rows.map(({ name, quantity, price, unitPrice }): TableCell[] => {
          const row: Part = { type: 'TR', parent: table };
          const cell = (): Part => ({ type: 'TD', parent: row });
          const dishCell = cell();
          const dish = sanitizeText(name) || '–';
          const paragraph = (text: string) => taggedText(text, { type: 'P', parent: dishCell });
          const each = (text: string) => ({ ...paragraph(text), color: muted, fontSize: 9, lineHeight: 0.85 });
          return [
            unitPrice === null
              ? taggedText(dish, dishCell)
              : { stack: [paragraph(dish), each(fill(texts.unitPrice, { price: unitPrice }))] },
            { ...taggedText(quantity, cell()), alignment: 'right' },
            { ...taggedText(price, cell()), alignment: 'right' },
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

function totals({ subtotal, tax, total, texts }: Receipt, { accent, paper, muted }: ReceiptColors): Content {
  const table: Part = { type: 'Table' };
  const totalRow = (name: string, amount: string, style: Style, nameStyle: Style): TableCell[] => {
    const row: Part = { type: 'TR', parent: table };
    return [
      '',
      { ...taggedText(name, { type: 'TH', scope: 'Row', parent: row }), ...style, ...nameStyle },
      { ...taggedText(amount, { type: 'TD', parent: row }), ...style, alignment: 'right', noWrap: true },
    ];
  };
  return {
    unbreakable: true,
    margin: [0, 14, 0, 0],
    stack: [
      {
        table: {
          widths: ['*', columns.quantity + 40, columns.price],
          body: [
            totalRow(texts.subtotal, subtotal, {}, { color: muted }),
            totalRow(texts.tax, tax, {}, { color: muted }),
            totalRow(texts.total, total, { bold: true, fontSize: 13, color: accent, fillColor: paper }, {}),
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
      {
        ...taggedText(texts.thanks, { type: 'P' }),
        bold: true,
        color: accent,
        alignment: 'center',
        margin: [0, 26, 0, 0],
      },
      ...(texts.contact === ''
        ? []
        : [{ ...taggedText(texts.contact, { type: 'P' }), color: muted, alignment: 'center' } satisfies Content]),
    ],
  };
}

/** The scripts of a receipt, which decide about its fonts. */
export interface ReceiptScripts {
  /** Whether the Latin font covers all texts. */
  isLatin: boolean;
  /** The same for the bold ones. */
  isBoldLatin: boolean;
}

export function scriptsOf({ texts, date, total, rows }: Receipt): ReceiptScripts {
  const areLatin = (parts: readonly string[]) => parts.every((text) => isLatin(sanitizeText(text)));
  const { shop, heading, thanks, food, quantity, price } = texts;
  const isBoldLatin = areLatin([shop, heading, thanks, food, quantity, price, texts.total, total]);
  return { isLatin: isBoldLatin && areLatin([date, ...Object.values(texts), ...rows.map(({ name }) => name)]), isBoldLatin };
}

/** The pdfmake document definition of a receipt. Strings are literal. */
export function receiptDocument(receipt: Receipt, colors: ReceiptColors): TDocumentDefinitions {
  const { texts } = receipt;
  const shop = sanitizeText(texts.shop);
  return {
    pageSize: 'A4',
    pageMargins: [page.left, page.top, page.left, page.bottom],
    version: '1.5',
    compress: false,
    language: texts.language,
    tagged: true,
    displayTitle: true,
    info: { title: fill(texts.title, { id: sanitizeText(receipt.orderId) }), author: shop, creator: shop, producer: shop },
    defaultStyle: { font: 'Receipt', fontSize: 10.5, color: colors.ink },
    header: header(colors, texts, shop),
    content: [
      { ...taggedText(texts.heading, { type: 'H1' }), bold: true, fontSize: 24, margin: [0, 0, 0, 10] },
      facts(receipt, colors),
      items(receipt, colors),
      totals(receipt, colors),
    ],
  };
}
