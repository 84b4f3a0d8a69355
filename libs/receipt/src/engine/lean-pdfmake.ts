import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const exact = (name: string) => new RegExp(`^${name}$`);
const unsupported = ['fs', 'png-js', 'xmldoc', '@noble/hashes/utils', '@noble/hashes/sha2', '@noble/ciphers/aes', 'brotli/decompress.js'];

/**
 * Builds pdfmake from its source modules without what a receipt never uses (decision 0005): about half the size of the
 * published browser build. It uses only aliases: they apply to the page, workers, the development server and tests alike.
 */
export function leanPdfmake(): Plugin {
  return {
    name: 'lean-pdfmake',
    config: () => ({
      // Vite does not scan workers for dependencies. Late discovery would reload the page.
      optimizeDeps: { include: ['PDFDocument', 'Printer', 'Renderer', 'TextInlines'].map((name) => `pdfmake/src/${name}.js`) },
      resolve: {
        alias: [
          { find: exact('stream'), replacement: pathOf('stream.ts') },
          { find: exact('events'), replacement: pathOf('events.ts') },
          { find: exact('zlib'), replacement: pathOf('zlib.ts') },
          { find: exact('js-md5'), replacement: pathOf('file-identifier.ts') },
          ...unsupported.map((name) => ({ find: exact(name), replacement: pathOf('unsupported.ts') })),
          { find: /^.*\/3rd-party\/svg-to-pdfkit$/, replacement: pathOf('unsupported.ts') },
          { find: /^\.\/qrEnc\.js$/, replacement: pathOf('unsupported.ts') },
        ],
      },
    }),
  };
}
