import { expect, it, vi } from 'vitest';
import { saveFile } from './save-file.ts';

it('clicks a link in the document, and revokes its URL only when every browser has read the file', () => {
  vi.useFakeTimers();
  const calls: string[] = [];
  const link = {
    href: '',
    download: '',
    click: () => calls.push(`click ${link.href} ${link.download}`),
    remove: () => calls.push('remove'),
  };
  vi.stubGlobal('document', { createElement: () => link, body: { append: () => calls.push('append') } });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => calls.push(`revoke ${url}`));
  try {
    saveFile(new Blob(['id']), 'foods.csv');
    expect(calls).toEqual(['append', 'click blob:1 foods.csv', 'remove']);
    vi.advanceTimersByTime(59_999);
    expect(calls).not.toContain('revoke blob:1');
    vi.advanceTimersByTime(1);
    expect(calls.at(-1)).toBe('revoke blob:1');
  } finally {
    vi.useRealTimers();
  }
});
