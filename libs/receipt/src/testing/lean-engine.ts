import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { vi } from 'vitest';
import { byteBuffer } from '../engine/byte-buffer.ts';
import type { layOut } from '../engine/lay-out.ts';
import { leanPdfmake } from '../engine/lean-pdfmake.ts';

/** The engine as built for browsers: bundled by Vite with its replacements, and run without Node's `Buffer`. */
export async function buildLeanEngine(): Promise<typeof layOut> {
  const entry = fileURLToPath(new URL('../engine/lay-out.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [leanPdfmake()],
    build: { write: false, lib: { entry, formats: ['es'] } },
  });
  const output = Array.isArray(built) ? built[0]?.output : undefined;
  const folder = await mkdtemp(join(tmpdir(), 'receipt-engine-'));
  try {
    const file = join(folder, 'engine.mjs');
    await writeFile(file, output?.[0].code ?? '');
    const engine: { layOut: typeof layOut } = await import(/* @vite-ignore */ pathToFileURL(file).href);
    return async (definition, typeface) => {
      vi.stubGlobal('Buffer', byteBuffer);
      try {
        return await engine.layOut(definition, typeface);
      } finally {
        vi.unstubAllGlobals();
      }
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
