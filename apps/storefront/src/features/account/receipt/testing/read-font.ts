import { only, type PdfFile } from './pdf-file.ts';

export interface Font {
  name: string;
  /** What each glyph stands for, by the font's own table (ToUnicode). */
  letters: Map<number, string>;
  /** By glyph, in thousandths of the font's size. */
  widths: number[];
}

const fromHexadecimal = (digits: string) => digits.replace(/..../g, (letter) => String.fromCharCode(parseInt(letter, 16)));

function readToUnicode(map: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, first = '', , list = ''] of map.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/g))
    Array.from(list.matchAll(/<([^>]*)>/g), ([, codes = '']) => fromHexadecimal(codes.replaceAll(' ', ''))).forEach((text, index) =>
      letters.set(parseInt(first, 16) + index, text),
    );
  return letters;
}

/** A font that is embedded as TrueType; throws where it is not. */
export function readFont({ object }: PdfFile, reference: string): Font {
  const font = object(reference);
  const descendant = object(only(font, /\/DescendantFonts \[(\d+ 0 R)\]/));
  const descriptor = object(only(descendant, /\/FontDescriptor (\d+ 0 R)/));
  object(only(descriptor, /\/FontFile2 (\d+ 0 R)/));
  return {
    name: only(font, /\/BaseFont \/[A-Z]+\+(\S+)/),
    letters: readToUnicode(object(only(font, /\/ToUnicode (\d+ 0 R)/))),
    widths: only(descendant, /\/W \[0 \[([^\]]*)\]/)
      .split(' ')
      .map(Number),
  };
}
