import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type PluginOption } from 'vite';
import type { Language } from '../src/i18n/locale.ts';
import { isChunk } from './bundle.ts';

/** Builds prerender-home.tsx for Node in a temporary folder and returns its markup in both languages. */
export async function renderHome(root: string, plugins: PluginOption[]): Promise<Record<Language, string>> {
  const base = '/prerender/';
  const output = await build({
    root,
    base,
    configFile: false,
    logLevel: 'error',
    plugins,
    define: { 'import.meta.env.VITE_MOCK_BACKEND': '"off"' },
    build: { ssr: 'src/prerender/prerender-home.tsx', write: false, assetsInlineLimit: 0 },
  });
  if (Array.isArray(output) || !('output' in output)) throw new Error('The build of the prerendered home has several outputs.');
  // Inside the project: Node must resolve the external packages.
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  const folder = mkdtempSync(join(root, 'node_modules', '.prerender-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    for (const chunk of output.output.filter(isChunk)) {
      const file = join(folder, chunk.fileName);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, chunk.code);
    }
    const module: unknown = await import(pathToFileURL(join(folder, output.output[0].fileName)).href);
    if (typeof module !== 'object' || module === null || !('prerenderHome' in module) || typeof module.prerenderHome !== 'function')
      throw new Error('prerender-home.tsx does not export prerenderHome.');
    const toHtml = (markup: string) =>
      markup
        .replaceAll(base, './')
        // React escapes every apostrophe. It is safe unescaped, because attributes are in double quotes.
        .replaceAll('&#x27;', "'")
        // A browser encodes Bangla in an address itself.
        .replaceAll(/(?:%[89A-F][\dA-F])+/g, decodeURIComponent)
        .replaceAll(/(<img[^>]*)\/>/g, '$1>')
        // Of the router's links; no style uses it.
        .replaceAll(' data-status="active"', '')
        .replaceAll(/<link rel="preload"[^>]*>/g, '');
    return { en: toHtml(String(await module.prerenderHome('en'))), bn: toHtml(String(await module.prerenderHome('bn'))) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
