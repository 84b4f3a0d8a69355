import { byteBuffer } from './byte-buffer.ts';

// pdfkit uses the global `Buffer`. Import this module before pdfkit.
if (!('Buffer' in globalThis)) Object.defineProperty(globalThis, 'Buffer', { value: byteBuffer, configurable: true });
