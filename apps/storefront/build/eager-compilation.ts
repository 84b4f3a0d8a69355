import type { Plugin } from 'vite';
import { initialChunks, isChunk } from './bundle.ts';

/** Makes V8 compile the initial chunks eagerly on a background thread, instead of lazily on the main thread. */
export const eagerCompilation = (): Plugin => ({
  name: 'eager-compilation',
  apply: 'build',
  generateBundle: {
    // Last: V8 reads the comment only in the first line.
    order: 'post',
    handler(_options, bundle) {
      const { entryChunks, homeChunks } = initialChunks(bundle);
      for (const name of new Set([...entryChunks, ...homeChunks])) {
        const chunk = bundle[name];
        if (isChunk(chunk)) chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      }
    },
  },
});
