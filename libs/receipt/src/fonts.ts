import type { Typeface } from './engine/lay-out.ts';
import bengali from './fonts/hind-siliguri-bengali.ttf?url';
import heading from './fonts/hind-siliguri-heading.ttf?url';
import latin from './fonts/hind-siliguri-latin.ttf?url';

/** Font bytes by URL. Failed requests are not cached. */
const arrived = new Map<string, Uint8Array>();

async function load(address: string): Promise<Uint8Array> {
  const known = arrived.get(address);
  if (known !== undefined) return known;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The receipt's font answered ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  arrived.set(address, bytes);
  return bytes;
}

/** Loads the fonts of a receipt from our own origin: 16 kB for Latin text, 70 kB with Bengali (gzip). Rejects with an Error. */
export async function loadTypeface(isLatin: boolean): Promise<Typeface> {
  const [regular, bold] = await Promise.all([load(isLatin ? latin : bengali), load(heading)]);
  return { regular, bold };
}
