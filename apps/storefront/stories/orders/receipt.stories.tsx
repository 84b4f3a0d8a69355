import type { Order, OrderItem } from '@my-food/api';
import { expect, waitFor } from 'storybook/test';
import preview from '../preview.ts';
import { ReceiptPreview } from './receipt-preview.tsx';

/**
 * The saved receipt, rendered by the production engine in its worker and displayed page by page with pdf.js. Browsers display
 * embedded PDFs differently, and some not at all.
 */
const meta = preview.meta({ title: 'Pages/Receipt', component: ReceiptPreview });
export default meta;

const dish = (foodName: string, change: Partial<OrderItem> = {}): OrderItem => ({ foodName, quantity: 1, price: 45000, ...change });
const orderOf = (items: OrderItem[]): Order => ({
  id: 1042,
  createdAt: '2026-11-20T07:07:00Z',
  subtotal: 82050,
  tax: 4103,
  total: 86153,
  items,
});

async function expectPages(canvas: HTMLElement, count: number) {
  await waitFor(() => expect(canvas.querySelector('img')).not.toBeNull(), { timeout: 60_000 });
  const pages = Array.from(canvas.querySelectorAll('img'));
  await expect(pages.map(({ alt }) => alt)).toEqual(
    Array.from({ length: count }, (_, index) => `Page ${index + 1} of ${count} of the receipt`),
  );
  for (const page of pages) await waitFor(() => expect([page.complete, page.naturalWidth]).toEqual([true, 794]));
}

export const OneDish = meta.story({
  tags: ['filled'],
  args: { order: orderOf([dish('Kacchi Biryani', { quantity: 2, price: 41025 })]) },
  play: ({ canvasElement }) => expectPages(canvasElement, 1),
});

/** Every page repeats the table header and ends at 270 mm. */
export const SixtyDishes = meta.story({
  tags: ['many'],
  args: { order: orderOf(Array.from({ length: 60 }, (_, index) => dish(`Dish ${index + 1}`, { quantity: (index % 9) + 1 }))) },
  play: ({ canvasElement }) => expectPages(canvasElement, 4),
});

export const Bengali = meta.story({
  tags: ['bengali'],
  args: {
    order: orderOf([
      dish('কাচ্চি বিরিয়ানি', { quantity: 2 }),
      dish('শর্ষে ইলিশ', { price: 32050 }),
      dish('ভুনা খিচুড়ি ও গরুর মাংস', { price: 28000 }),
      dish('Mishti Doi – মিষ্টি দই', { quantity: 12, price: 6000 }),
    ]),
  },
  play: ({ canvasElement }) => expectPages(canvasElement, 1),
});

/** Names are truncated after 120 graphemes. Unsupported characters become a lozenge, unreadable values a dash. */
export const HostileNames = meta.story({
  tags: ['long-words'],
  args: {
    order: {
      ...orderOf([
        dish('W'.repeat(20_000)),
        dish('কাচ্চি'.repeat(200)),
        dish('👨‍👩‍👧‍👦 Family 🍛'),
        dish('كبسة دجاج'),
        dish('half \ud83c name'),
        dish('<b>{{7*7}}</b> \u202egnp.exe'),
        dish('', { price: null }),
      ]),
      createdAt: 'yesterday at noon',
      tax: null,
    },
  },
  play: ({ canvasElement }) => expectPages(canvasElement, 1),
});
