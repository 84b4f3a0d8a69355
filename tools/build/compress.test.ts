import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress } from './compress.ts';

it('writes a brotli and a gzip file for every text that becomes smaller, and no others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'compress-'));
  const script = 'const dish = "Kacchi Biryani";\n'.repeat(100);
  try {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets/a.js'), script);
    writeFileSync(join(folder, 'assets/small.css'), 'a{}');
    writeFileSync(join(folder, 'assets/noise.ttf'), randomBytes(2000));
    writeFileSync(join(folder, 'assets/picture.webp'), script);
    expect(await compress(folder)).toBe(2);
    expect(readdirSync(join(folder, 'assets')).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'noise.ttf', 'picture.webp', 'small.css']);
    expect(brotliDecompressSync(readFileSync(join(folder, 'assets/a.js.br'))).toString()).toBe(script);
    expect(gunzipSync(readFileSync(join(folder, 'assets/a.js.gz'))).toString()).toBe(script);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
