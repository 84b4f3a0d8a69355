/** The objects of a PDF by reference ('12 0 R'), and its trailer. */
export interface PdfFile {
  object: (reference: string) => string;
  trailer: string;
}

/** The pattern's first group; throws where it does not match. */
export const only = (text: string, pattern: RegExp): string => {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`The PDF has no ${pattern} in: ${text.slice(0, 200)}`);
  return found;
};

export const references = (text: string): string[] => text.match(/\d+ 0 R/g) ?? [];

/** One letter to the byte. */
function lettersOf(bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += 0x4000) letters += String.fromCharCode(...bytes.subarray(at, at + 0x4000));
  return letters;
}

/** Objects are found through the cross-reference table as a reader finds them; a wrong offset throws. */
export function readPdfFile(bytes: Uint8Array): PdfFile {
  const file = lettersOf(bytes);
  const table = file.slice(Number(only(file.slice(-100), /startxref\n(\d+)\n%%EOF\s*$/)));
  const offsets = Array.from(table.matchAll(/^(\d{10}) 00000 n $/gm), (entry) => Number(entry[1]));
  const trailer = only(table, /trailer\n([\s\S]*)startxref/);
  if (!/\/ID \[<[0-9a-f]{32}> <[0-9a-f]{32}>\]/.test(trailer)) throw new Error(`The identifier is no pair of hex strings: ${trailer}`);
  const object = (reference: string) => {
    const number = Number(only(reference, /(\d+) 0 R/));
    const body = file.slice(offsets[number - 1]);
    if (!body.startsWith(`${number} 0 obj\n`)) throw new Error(`Object ${number} is not where the table says`);
    const length = /^\d+ 0 obj\n<<\n[^(]*?\/Length (\d+)\n>>\nstream\n/.exec(body.slice(0, 500));
    return length === null ? body.slice(0, body.indexOf('\nendobj')) : body.slice(0, length[0].length + Number(length[1]));
  };
  return { object, trailer };
}

/** Two bytes to the letter, most significant first. */
const wide = (bytes: string) =>
  bytes.replace(/([\s\S])([\s\S])/g, (_, high: string, low: string) => String.fromCharCode(high.charCodeAt(0) * 256 + low.charCodeAt(0)));

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** What stands between the brackets of a literal string, as text. */
export function literal(text: string): string {
  const bytes = text.replace(/\\([\s\S])/g, (_, escaped: string) => escapes[escaped] ?? escaped);
  return bytes.startsWith('þÿ') ? wide(bytes.slice(2)) : bytes;
}
