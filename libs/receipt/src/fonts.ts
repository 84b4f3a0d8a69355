import type { Typeface } from './engine/lay-out.ts';
import bengali from './fonts/hind-siliguri-bengali.ttf?url';
import heading from './fonts/hind-siliguri-heading.ttf?url';
import latin from './fonts/hind-siliguri-latin.ttf?url';

/** What has arrived stays at hand for the next receipt; what has not is asked for again. */
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

/** The receipt's typeface from our own origin: 16 kB for Latin text, 70 kB when Bengali is to be drawn (gzip). */
export async function loadTypeface(isLatin: boolean): Promise<Typeface> {
  const [regular, bold] = await Promise.all([load(isLatin ? latin : bengali), load(heading)]);
  return { regular, bold };
}
