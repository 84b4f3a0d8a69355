import type { ReceiptFonts } from './engine/render-pdf.ts';
import bengali from './fonts/hind-siliguri-bengali.ttf?url';
import heading from './fonts/hind-siliguri-heading.ttf?url';
import latin from './fonts/hind-siliguri-latin.ttf?url';

/** Font bytes by URL. Failed requests are not cached. */
const cache = new Map<string, Uint8Array>();

async function load(url: string): Promise<Uint8Array> {
  const cached = cache.get(url);
  if (cached !== undefined) return cached;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The receipt's font responded with ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  cache.set(url, bytes);
  return bytes;
}

/** Loads the fonts of a receipt from our own origin: 16 kB for Latin text, 70 kB with Bengali (gzip). Rejects with an Error. */
export async function loadFonts(isLatin: boolean): Promise<ReceiptFonts> {
  const [regular, bold] = await Promise.all([load(isLatin ? latin : bengali), load(heading)]);
  return { regular, bold };
}
