import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

export type Bundle = Rolldown.OutputBundle;

/** The entry that renders the categories of the prerendered home. */
export const categoriesScript = fileURLToPath(new URL('../src/prerender/render-categories.ts', import.meta.url));
const homePage = /src\/app\/home-with-usual\.page\.tsx$/;
export const isChunk = (file: Bundle[string] | undefined): file is Rolldown.OutputChunk => file?.type === 'chunk';

/** The static imports of a chunk, depth first, then the chunk itself: the order of their style sheets. */
function withImports(bundle: Bundle, chunk: Rolldown.OutputChunk, seen = new Set<string>()): string[] {
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (isChunk(imported) && !seen.has(name)) withImports(bundle, imported, seen);
  }
  return [...seen.add(chunk.fileName)];
}

/** The chunks that every start and home load. Throws if the bundle lacks one of the two. */
export function initialChunks(bundle: Bundle) {
  const chunks = Object.values(bundle).filter(isChunk);
  const entry = chunks.find(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId !== categoriesScript);
  const home = chunks.find(({ facadeModuleId }) => homePage.test(facadeModuleId ?? ''));
  if (!entry || !home) throw new Error('The build has no entry or no home screen.');
  return { entryChunks: withImports(bundle, entry), homeChunks: withImports(bundle, home) };
}

/** The output file whose name matches. Throws if there is none. */
export function fileNamed(bundle: Bundle, pattern: RegExp): string {
  const file = Object.keys(bundle).find((name) => pattern.test(name));
  if (file === undefined) throw new Error(`The build has no ${pattern.source}.`);
  return file;
}
