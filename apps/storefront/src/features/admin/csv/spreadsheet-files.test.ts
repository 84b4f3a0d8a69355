import { expect, it } from 'vitest';
import { english } from '../../../i18n/locale.ts';
import { readCsv } from './spreadsheet-files.ts';

it('AC-255 a file in another encoding is not a CSV file in UTF-8', async () => {
  const result = await readCsv(new File([new Uint8Array([0xff, 0xfe])], 'foods.csv'));
  expect(typeof result === 'function' && result(english)).toMatch(/not a CSV file in UTF-8/);
});

it('AC-255 a file that cannot be read, such as one that was changed after it was chosen, is not called one in another encoding', async () => {
  const file = new File(['id,name\n2,Dal'], 'foods.csv');
  const error = new DOMException('The file could not be read.', 'NotReadableError');
  file.arrayBuffer = () => Promise.reject(error);
  await expect(readCsv(file)).rejects.toBe(error);
});
