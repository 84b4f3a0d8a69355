/** Data that pdf.js does not expose, parsed from the uncompressed bytes. */
interface RawParts {
  /** The ActualText of each span, in drawing order. */
  actualTexts: string[];
  /** 'Column' or 'Row' of each header cell, by the content id of pdf.js. */
  scopes: Map<string, string>;
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function readLiteral(text: string): string {
  const letters = text.replace(/\\([\s\S])/g, (_, escaped: string) => escapes[escaped] ?? escaped);
  return new TextDecoder('utf-16be', { fatal: true }).decode(Buffer.from(letters, 'latin1'));
}

/** Throws when the cross-reference table is wrong, which pdf.js repairs silently, or the identifier is not a pair of hex strings. */
export function readRawParts(bytes: Uint8Array): RawParts {
  const file = Buffer.from(bytes).toString('latin1');
  const table = file.slice(Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(file.slice(-100))?.[1]));
  const offsets = Array.from(table.matchAll(/^(\d{10}) 00000 n $/gm), ([, offset]) => Number(offset));
  const misplaced = offsets.findIndex((offset, index) => !file.startsWith(`${index + 1} 0 obj\n`, offset));
  if (offsets.length === 0 || misplaced !== -1) throw new Error(`The cross-reference table has a wrong offset for object ${misplaced + 1}`);
  if (!/\/ID \[<[0-9a-f]{32}> <[0-9a-f]{32}>\]/.test(table)) throw new Error('The document identifier is not a pair of hex strings');
  const heads = file.matchAll(/\/S \/TH\n\/A <<\n\/O \/Table\n\/Scope \/(\w+)\n>>\n\/P .*\n\/K \[(\d+).*\]\n\/Pg (\d+) 0 R/g);
  return {
    actualTexts: Array.from(file.matchAll(/\/ActualText \(þÿ((?:\\[\s\S]|[^\\)])*)\)/g), ([, text = '']) => readLiteral(text)),
    scopes: new Map(Array.from(heads, ([, scope = '', mark, page]) => [`p${page}R_mc${mark}`, scope])),
  };
}
