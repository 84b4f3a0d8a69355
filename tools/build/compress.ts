// Writes a brotli and a gzip file for each text file of a build, for static hosts: node --import tsx/esm tools/build/compress.ts <folder>
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const texts = new Set(['.html', '.js', '.css', '.svg', '.ttf', '.txt', '.json']);
/** Smaller files gain less than the header costs. Bytes. */
const minSize = 512;

const compressors: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
  '.br': (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  '.gz': (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** Compresses the text files of a folder recursively and returns the number of files written. Skips files that would not become smaller. */
export async function compress(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && texts.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const written = await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      if (bytes.length < minSize) return 0;
      const sizes = Object.entries(compressors).map(async ([extension, compressBytes]) => {
        const compressed = await compressBytes(bytes);
        if (compressed.length >= bytes.length) return 0;
        await writeFile(`${file}${extension}`, compressed);
        return 1;
      });
      return (await Promise.all(sizes)).reduce<number>((sum, one) => sum + one, 0);
    }),
  );
  return written.reduce<number>((sum, one) => sum + one, 0);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await compress(process.argv[2] ?? '.');
