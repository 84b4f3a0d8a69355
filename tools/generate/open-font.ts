import { create, type Font } from 'fontkit';

/** The one font of a file; a collection throws. */
export function openFont(bytes: Buffer): Font {
  const opened = create(bytes);
  if ('fonts' in opened) throw new Error('One font is expected, not a collection.');
  return opened;
}
