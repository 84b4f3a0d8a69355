import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { vi } from 'vitest';
import { byteBuffer } from '../engine/byte-buffer.ts';
import type { renderPdf } from '../engine/render-pdf.ts';
import { leanPdfmake } from '../engine/lean-pdfmake.ts';

/** The engine as built for browsers: bundled by Vite with its replacements, and run without Node's `Buffer`. */
export async function buildLeanEngine(): Promise<typeof renderPdf> {
  const entry = fileURLToPath(new URL('../engine/render-pdf.ts', import.meta.url));
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
    const engine: { renderPdf: typeof renderPdf } = await import(/* @vite-ignore */ pathToFileURL(file).href);
    return async (definition, fonts) => {
      vi.stubGlobal('Buffer', byteBuffer);
      try {
        return await engine.renderPdf(definition, fonts);
      } finally {
        vi.unstubAllGlobals();
      }
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
