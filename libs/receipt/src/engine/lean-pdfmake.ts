import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const exactly = (name: string) => new RegExp(`^${name}$`);
const leftOut = ['fs', 'png-js', 'xmldoc', '@noble/hashes/utils', '@noble/hashes/sha2', '@noble/ciphers/aes', 'brotli/decompress.js'];

/**
 * Builds pdfmake from its source modules without what a receipt never uses (decision 0005): about half the size of the
 * published browser build. It uses only aliases: they apply to the page, workers, the development server and tests alike.
 */
export function leanPdfmake(): Plugin {
  return {
    name: 'lean-pdfmake',
    config: () => ({
      // Vite does not scan workers for dependencies. Late discovery would reload the page.
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
