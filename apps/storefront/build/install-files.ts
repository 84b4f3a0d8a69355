import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { ShopConfig } from '../shop-config.ts';
import { escapeAttribute, type ShopSource } from './shop-config.ts';

/** The mark on a square of `size` pixels. `share` is the width of the mark, `background` is transparent by default. */
function drawIcon(mark: string, size: number, share = 1, background = 'none'): Uint8Array {
  const offset = ((1 - share) / 2) * 100;
  const placed = mark.replace('<svg ', `<svg x="${offset}" y="${offset}" width="${share * 100}" height="${share * 100}" `);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${background}"/>${placed}</svg>`;
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

/** A PNG in the ICO container: browsers ask for /favicon.ico by themselves. */
function toIco(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

let isWasmLoaded = false;
async function loadWasm(): Promise<void> {
  if (isWasmLoaded) return;
  isWasmLoaded = true;
  await initWasm(await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
}

/** The files that make the shop installable, by name: the manifest and the icons, drawn from the mark, an SVG. */
export async function createInstallFiles({ shop, canvas }: ShopSource, mark: string): Promise<ReadonlyMap<string, string | Uint8Array>> {
  await loadWasm();
  const icon = (size: number, purpose?: 'maskable') => {
    const src = purpose ? `icon-${purpose}-${size}.png` : `icon-${size}.png`;
    return { src, sizes: `${size}x${size}`, type: 'image/png', ...(purpose && { purpose }) };
  };
  const manifest = {
    name: shop.name,
    short_name: shop.name,
    description: shop.description,
    lang: shop.languages[0],
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: canvas.light,
    theme_color: canvas.light,
    icons: [{ src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' }, icon(192), icon(512), icon(512, 'maskable')],
  };
  return new Map<string, string | Uint8Array>([
    ['manifest.json', `${JSON.stringify(manifest, null, 2)}\n`],
    ['favicon.svg', mark],
    ['favicon.ico', toIco(drawIcon(mark, 32), 32)],
    ['icon-192.png', drawIcon(mark, 192)],
    ['icon-512.png', drawIcon(mark, 512)],
    // Inside the safe zone, a circle of 80 % of the width.
    ['icon-maskable-512.png', drawIcon(mark, 512, 0.72, canvas.light)],
    ['apple-touch-icon.png', drawIcon(mark, 180, 0.84, canvas.light)],
  ]);
}

const meta = (property: string, content: string) => `<meta property="${property}" content="${escapeAttribute(content)}">`;

/**
 * Tags for installing and for link previews; index.html has the description. Most previews ignore a picture whose URL is relative, so a shop that
 * wants one has to know its `url`.
 */
export function installTags({ name, url }: ShopConfig): string {
  return [
    meta('og:title', name),
    meta('og:type', 'website'),
    meta('og:image', `${url}icon-512.png`),
    ...(url === '' ? [] : [meta('og:url', url)]),
    '<link rel="manifest" href="manifest.json">',
    '<link rel="apple-touch-icon" href="apple-touch-icon.png">',
  ].join('');
}
