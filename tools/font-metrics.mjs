// Reads what a fallback face needs from an OpenType file: line metrics and the average width of written text.

/** Common English text decides how wide lines become; rare letters hardly count. */
const sample =
  'Welcome to My Food where every bite wins. Explore our categories and signature dishes, add them to your order, and pay in cash when the food is at your door. Search, sort, update your profile, download receipts.';

/** The tables of a font by their tag. */
export function readTables(buffer) {
  const view = new DataView(buffer.buffer, buffer.byteOffset, buffer.byteLength);
  const tables = new Map();
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const record = 12 + index * 16;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(record + byte)));
    tables.set(tag, new DataView(buffer.buffer, buffer.byteOffset + view.getUint32(record + 8), view.getUint32(record + 12)));
  }
  return tables;
}

/** Ascent, descent (positive) and line gap in font units, from the set of numbers browsers use. */
export function verticalMetrics(tables) {
  const unitsPerEm = tables.get('head').getUint16(18);
  const os2 = tables.get('OS/2');
  const useTypographic = (os2.getUint16(62) & 0x80) !== 0;
  const from = useTypographic ? { table: os2, offset: 68 } : { table: tables.get('hhea'), offset: 4 };
  const [ascent, descent, lineGap] = [0, 2, 4].map((step) => from.table.getInt16(from.offset + step));
  return { unitsPerEm, ascent, descent: -descent, lineGap };
}

/** The average advance of the sample text, as a share of the em. */
export function averageWidth(tables) {
  const unitsPerEm = tables.get('head').getUint16(18);
  const metricCount = tables.get('hhea').getUint16(34);
  const advances = tables.get('hmtx');
  const glyphs = glyphIndex(tables.get('cmap'));
  const widths = [...sample].map((character) => advances.getUint16(Math.min(glyphs(character.codePointAt(0)), metricCount - 1) * 4));
  return widths.reduce((sum, width) => sum + width, 0) / widths.length / unitsPerEm;
}

/** Looks characters up in the segments of a format 4 table. */
function glyphIndex(cmap) {
  const offsets = Array.from({ length: cmap.getUint16(2) }, (_, index) => cmap.getUint32(4 + index * 8 + 4));
  const start = offsets.find((offset) => cmap.getUint16(offset) === 4);
  if (start === undefined) throw new Error('The font has no character table of format 4.');
  const count = cmap.getUint16(start + 6) / 2;
  const [ends, starts, deltas, ranges] = [14, 16 + count * 2, 16 + count * 4, 16 + count * 6].map((offset) => start + offset);
  return (code) => {
    for (let segment = 0; segment < count; segment += 1) {
      const first = cmap.getUint16(starts + segment * 2);
      if (code > cmap.getUint16(ends + segment * 2) || code < first) continue;
      const delta = cmap.getUint16(deltas + segment * 2);
      const range = cmap.getUint16(ranges + segment * 2);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = cmap.getUint16(ranges + segment * 2 + range + (code - first) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
