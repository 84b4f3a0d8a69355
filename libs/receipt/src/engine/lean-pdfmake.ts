import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const exactly = (name: string) => new RegExp(`^${name}$`);
const leftOut = ['fs', 'png-js', 'xmldoc', '@noble/hashes/utils', '@noble/hashes/sha2', '@noble/ciphers/aes', 'brotli/decompress.js'];

/**
 * Builds pdfmake from its own modules, without what a receipt never uses (decision 0005): about half of the published
 * browser build. Aliases only, since they alone hold in the page, in workers, in the development server and in tests.
 */
export function leanPdfmake(): Plugin {
  return {
    name: 'lean-pdfmake',
    config: () => ({
      // The scanner does not look into workers: found late, they would reload the page.
      optimizeDeps: { include: ['PDFDocument', 'Printer', 'Renderer', 'TextBreaker'].map((name) => `pdfmake/src/${name}.js`) },
      resolve: {
        alias: [
          { find: exactly('stream'), replacement: here('stream.ts') },
          { find: exactly('events'), replacement: here('events.ts') },
          { find: exactly('zlib'), replacement: here('zlib.ts') },
          { find: exactly('js-md5'), replacement: here('file-identifier.ts') },
          ...leftOut.map((name) => ({ find: exactly(name), replacement: here('left-out.ts') })),
          { find: /^.*\/3rd-party\/svg-to-pdfkit$/, replacement: here('left-out.ts') },
          { find: /^\.\/qrEnc\.js$/, replacement: here('left-out.ts') },
        ],
      },
    }),
  };
}
