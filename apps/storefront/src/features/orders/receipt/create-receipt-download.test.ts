import type { Order } from '@my-food/api';
import { describe, expect, it, vi, type Mock } from 'vitest';
import { english, type Locale } from '../../../i18n/locale.ts';
import { createReceiptDownload } from './create-receipt-download.ts';
import { toReceipt } from './to-receipt.ts';

const order = (id: number): Order => ({ id, createdAt: '2026-11-20T07:07:00Z', subtotal: 1, tax: 0, total: 1, items: [] });
const wanted = () => true;
const bytes = new Uint8Array([37, 80, 68, 70]);
/** Blobs are not compared by their bytes. */
const savedFiles = ({ mock }: Mock<(file: Blob, name: string) => void>) =>
  Promise.all(mock.calls.map(async ([file, name]) => [file.type, new Uint8Array(await file.arrayBuffer()), name]));
const receipt = (name: string) => ['application/pdf', bytes, name];
const mockSave = () => vi.fn<(file: Blob, name: string) => void>();

describe('downloadReceipt', () => {
  it('AC-141 saves one file order_{id}.pdf, rendered with the date that the screen shows', async () => {
    const render = vi.fn(() => Promise.resolve(bytes));
    const save = mockSave();
    await createReceiptDownload({ render, save })(order(12), english, wanted);
    expect(render.mock.calls).toEqual([[toReceipt(order(12), english)]]);
    expect(await savedFiles(save)).toEqual([receipt('order_12.pdf')]);
  });

  it('saves one file for concurrent calls for the same order, and another for a later call', async () => {
    const save = mockSave();
    const download = createReceiptDownload({ render: () => Promise.resolve(bytes), save });
    const [first, second] = [order(1), order(2)];
    await Promise.all([first, first, second, first].map((one) => download(one, english, wanted)));
    expect(save.mock.calls.map(([, name]) => name)).toEqual(['order_1.pdf', 'order_2.pdf']);
    await download(first, english, wanted);
    expect(save).toHaveBeenCalledTimes(3);
  });

  it('AC-888 saves another receipt in the language that was chosen meanwhile', async () => {
    const render = vi.fn(() => Promise.resolve(bytes));
    const save = mockSave();
    const download = createReceiptDownload({ render, save });
    const [first, other]: [Order, Locale] = [order(1), { ...english, language: 'bn', tag: 'bn' }];
    await Promise.all([download(first, english, wanted), download(first, other, wanted), download(first, other, wanted)]);
    expect(render.mock.calls).toEqual([[toReceipt(first, english)], [toReceipt(first, other)]]);
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('AC-646 saves nothing for a session that has ended meanwhile, and one file for the next one of the same user', async () => {
    const save = mockSave();
    const download = createReceiptDownload({ render: () => Promise.resolve(bytes), save });
    await Promise.all([download(order(1), english, () => false), download(order(1), english, wanted)]);
    expect(await savedFiles(save)).toEqual([receipt('order_1.pdf')]);
  });

  it('rejects when rendering fails, saves nothing, and renders again on the next call', async () => {
    const render = vi.fn().mockRejectedValueOnce(new Error('no script')).mockResolvedValueOnce(bytes);
    const save = mockSave();
    const download = createReceiptDownload({ render, save });
    const failing = order(1);
    await expect(Promise.allSettled([failing, failing].map((one) => download(one, english, wanted)))).resolves.toEqual([
      { status: 'rejected', reason: new Error('no script') },
      { status: 'rejected', reason: new Error('no script') },
    ]);
    expect(save).not.toHaveBeenCalled();
    await download(failing, english, wanted);
    expect(await savedFiles(save)).toEqual([receipt('order_1.pdf')]);
  });
});
