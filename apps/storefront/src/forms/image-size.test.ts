import { describe, expect, it } from 'vitest';
import { imageSizeOf, isTooLargeToDecode } from './image-size.ts';

/** Bytes of text parts and numbers. */
const bytes = (...parts: (string | number[])[]): ArrayBuffer =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part))).buffer;

const big = (value: number, length: number) => Array.from({ length }, (_, index) => (value >> (8 * (length - 1 - index))) & 0xff);
const little = (value: number, length: number) => big(value, length).reverse();
const zeros = (length: number) => Array<number>(length).fill(0);

const png = (width: number, height: number) => bytes('\x89PNG\r\n\x1a\n', big(13, 4), 'IHDR', big(width, 4), big(height, 4));
const gif = (width: number, height: number) => bytes('GIF89a', little(width, 2), little(height, 2));
const segment = (marker: number, length: number) => [0xff, marker, ...big(length, 2), ...zeros(length - 2)];
const jpeg = (width: number, height: number, ...before: number[][]) =>
  bytes([0xff, 0xd8], ...before, [0xff, 0xc2, ...big(17, 2), 8, ...big(height, 2), ...big(width, 2)]);
const webp = (format: string, payload: number[]) => bytes('RIFF', zeros(4), 'WEBP', format, zeros(4), payload);

describe('AC-251 the size of a picture is read from its header', () => {
  it.each([
    ['PNG', png(12_000, 12_000)],
    ['GIF', gif(12_000, 12_000)],
    ['JPEG', jpeg(12_000, 12_000)],
    [
      'JPEG after EXIF, a profile, tables and fill bytes',
      jpeg(12_000, 12_000, segment(0xe1, 60_000), segment(0xe2, 900), segment(0xc4, 40), [0xff]),
    ],
    ['WebP, lossy', webp('VP8 ', [...zeros(6), ...little(12_000, 2), ...little(12_000, 2)])],
    ['WebP, lossless', webp('VP8L', [0x2f, ...little(11_999 | (11_999 << 14), 4)])],
    ['WebP, extended', webp('VP8X', [...zeros(4), ...little(11_999, 3), ...little(11_999, 3)])],
  ])('%s', (_, header) => {
    expect(imageSizeOf(header)).toEqual({ width: 12_000, height: 12_000 });
    expect(isTooLargeToDecode(header)).toBe(true);
  });

  it.each([
    ['nothing', bytes('')],
    ['another format', bytes('%PDF-1.7')],
    ['a PNG that is cut off', png(9, 9).slice(0, 20)],
    ['a JPEG without a frame', bytes([0xff, 0xd8], segment(0xe1, 40))],
  ])('%s has no size', (_, header) => {
    expect(imageSizeOf(header)).toBeNull();
    expect(isTooLargeToDecode(header)).toBe(false);
  });

  it('decodes pictures of up to 40 megapixels', () => {
    expect([isTooLargeToDecode(png(8000, 5000)), isTooLargeToDecode(png(8001, 5000))]).toEqual([false, true]);
  });
});
