import type { ReceiptFonts } from './engine/render-pdf.ts';
import bengaliHeading from './fonts/hind-siliguri-bengali-heading.ttf?url';
import bengali from './fonts/hind-siliguri-bengali.ttf?url';
import heading from './fonts/hind-siliguri-heading.ttf?url';
import latin from './fonts/hind-siliguri-latin.ttf?url';
import type { ReceiptScripts } from './receipt-document.ts';

/** Font bytes by URL. Failed requests are not cached. */
const cache = new Map<string, Uint8Array>();

/** Some hosts answer a missing file with their page, and status 200. */
const isTrueType = (bytes: Uint8Array) => [0, 1, 0, 0].every((byte, index) => bytes[index] === byte);

async function load(url: string): Promise<Uint8Array> {
  const cached = cache.get(url);
  if (cached !== undefined) return cached;
  const response = await fetch(url);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (!response.ok || !isTrueType(bytes)) throw new Error(`The receipt's font responded with ${response.status}`);
  cache.set(url, bytes);
  return bytes;
}

/**
 * Loads the fonts of a receipt from our own origin: 21 kB for Latin text, 75 kB with Bengali names, 124 kB in Bangla (gzip). Rejects with an
 * Error.
 */
export async function loadFonts({ isLatin, isBoldLatin }: ReceiptScripts): Promise<ReceiptFonts> {
  const [regular, bold] = await Promise.all([load(isLatin ? latin : bengali), load(isBoldLatin ? heading : bengaliHeading)]);
  return { regular, bold };
}
