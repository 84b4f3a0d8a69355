import type { Typeface } from './engine/lay-out.ts';
import bengali from './fonts/hind-siliguri-bengali.ttf?url';
import heading from './fonts/hind-siliguri-heading.ttf?url';
import latin from './fonts/hind-siliguri-latin.ttf?url';

async function load(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The receipt's font answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** The receipt's typeface from our own origin: 16 kB for Latin text, 70 kB when Bengali is to be drawn (gzip). */
export async function loadTypeface(isLatin: boolean): Promise<Typeface> {
  const [regular, bold] = await Promise.all([load(isLatin ? latin : bengali), load(heading)]);
  return { regular, bold };
}
