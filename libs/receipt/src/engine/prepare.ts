import { byteBuffer } from './byte-buffer.ts';

// pdfkit reaches for Node's Buffer by its global name. Imported before it, and only by what prints.
if (!('Buffer' in globalThis)) Object.defineProperty(globalThis, 'Buffer', { value: byteBuffer, configurable: true });
