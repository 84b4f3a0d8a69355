/** A picture as the canvas hands it out: four bytes per pixel. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

export interface Tolerance {
  /** Side in pixels of the squares whose mean colours are compared; 1 compares pixel by pixel. */
  cell: number;
  /** By how much a colour channel may differ, of 255. */
  channel: number;
  /** The share of the squares that may differ by more. */
  share: number;
  /** By how many pixels the sides may differ. */
  side: number;
}

/** Where letters are drawn by the program that drew the kept picture, next to nothing may differ. */
export const sameBrowser: Tolerance = { cell: 1, channel: 8, share: 0.0005, side: 0 };
/** Another Chromium or system draws the edges of letters otherwise; colours, places and sizes are still the same. */
export const otherBrowser: Tolerance = { cell: 8, channel: 28, share: 0.02, side: 4 };

/** What sets two pictures apart, in words; null when they are as alike as the tolerance asks. */
export function differenceBetween(kept: Pixels, taken: Pixels, { cell, channel, share, side }: Tolerance): string | null {
  if (Math.abs(kept.width - taken.width) > side || Math.abs(kept.height - taken.height) > side)
    return `it is ${String(taken.width)} × ${String(taken.height)}, not ${String(kept.width)} × ${String(kept.height)}`;
  const columns = Math.ceil(Math.min(kept.width, taken.width) / cell);
  const rows = Math.ceil(Math.min(kept.height, taken.height) / cell);
  let differing = 0;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [before, now] = [meanColour(kept, column, row, cell), meanColour(taken, column, row, cell)];
      if (before.some((value, index) => Math.abs(value - (now[index] ?? 0)) > channel)) differing += 1;
    }
  const found = differing / (columns * rows);
  if (found <= share) return null;
  const percent = (part: number) => `${(part * 100).toFixed(2)} %`;
  return `${percent(found)} of it differ by more than ${String(channel)} of 255, ${percent(share)} may`;
}

function meanColour({ width, height, data }: Pixels, column: number, row: number, cell: number): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let y = row * cell; y < Math.min((row + 1) * cell, height); y += 1)
    for (let x = column * cell; x < Math.min((column + 1) * cell, width); x += 1) {
      const at = (y * width + x) * 4;
      sum[0] += data[at] ?? 0;
      sum[1] += data[at + 1] ?? 0;
      sum[2] += data[at + 2] ?? 0;
      count += 1;
    }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}
