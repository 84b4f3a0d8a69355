import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { isSamplePicture, samplePictures } from './sample-pictures.ts';

/** A sample picture from the installed package by its name; null for an unknown name. */
export async function readSamplePicture(name: string): Promise<Response | null> {
  if (!isSamplePicture(name)) return null;
  const file = createRequire(import.meta.url).resolve(`@lobehub/fluent-emoji-3d/assets/${samplePictures[name]}.webp`);
  return new Response(await readFile(file), { headers: { 'content-type': 'image/webp', 'cache-control': 'max-age=3600' } });
}
