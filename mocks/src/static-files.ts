import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname, join, normalize, sep } from 'node:path';
import { isSamplePicture, samplePictures } from './sample-pictures.ts';

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const typeOf = (file: string) => contentTypes[extname(file)] ?? 'application/octet-stream';

async function answerWith(file: string, headers: Record<string, string>): Promise<Response | null> {
  try {
    return new Response(await readFile(file), { headers: { 'content-type': typeOf(file), ...headers } });
  } catch {
    return null;
  }
}

/** What `tools/compress.mjs` lays beside a file, as a static host serves it: the shortest form the browser takes. */
const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
];

async function answerShort(file: string, accepted: string, headers: Record<string, string>): Promise<Response | null> {
  const names = accepted.split(',').map((name) => name.trim());
  for (const { name, extension } of encodings) {
    if (!names.includes(name)) continue;
    const body = await readFile(file + extension).catch(() => null);
    if (body)
      return new Response(body, {
        headers: { 'content-type': typeOf(file), 'content-encoding': name, vary: 'accept-encoding', ...headers },
      });
  }
  return answerWith(file, headers);
}

/** What is below `assets` is called after its contents: a browser may keep it, as the build's `_headers` say. */
const cacheControlOf = (path: string) => (path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');

/**
 * A file below the folder (a folder's index.html) in the shortest form there is among the encodings the browser accepts, or null; nothing
 * outside the folder is ever reached.
 */
export async function readStaticFile(
  root: string,
  pathname: string,
  accepted: string,
  headers: Record<string, string>,
): Promise<Response | null> {
  const path = decodeURIComponent(pathname);
  if (path.includes('\0')) return null;
  const folder = normalize(root.endsWith(sep) ? root : root + sep);
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
  return file.startsWith(folder) ? answerShort(file, accepted, { 'cache-control': cacheControlOf(path), ...headers }) : null;
}

/** A sample picture by our name for it, out of the installed package; null for other names. */
export async function readSamplePicture(name: string): Promise<Response | null> {
  if (!isSamplePicture(name)) return null;
  const file = createRequire(import.meta.url).resolve(`@lobehub/fluent-emoji-3d/assets/${samplePictures[name]}.webp`);
  return answerWith(file, { 'cache-control': 'max-age=3600' });
}
