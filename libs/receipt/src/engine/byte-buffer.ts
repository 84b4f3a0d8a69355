type Encoding = 'ascii' | 'binary' | 'latin1' | 'utf8' | 'utf-8' | 'utf16le';

function encode(text: string, encoding: Encoding): Uint8Array {
  if (encoding === 'utf8' || encoding === 'utf-8') return new TextEncoder().encode(text);
  const isWide = encoding === 'utf16le';
  const bytes = new Uint8Array(isWide ? text.length * 2 : text.length);
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (isWide) {
      bytes[index * 2] = code & 0xff;
      bytes[index * 2 + 1] = code >> 8;
    } else bytes[index] = code & 0xff;
  }
  return bytes;
}

class Bytes extends Uint8Array<ArrayBuffer> {
  override toString(encoding: 'binary' | 'hex' = 'binary'): string {
    if (encoding === 'hex') return Array.from(this, (byte) => byte.toString(16).padStart(2, '0')).join('');
    let text = '';
    for (const byte of this) text += String.fromCharCode(byte);
    return text;
  }
}

const wrap = (bytes: ArrayLike<number>): Bytes => {
  const buffer = new Bytes(new ArrayBuffer(bytes.length));
  buffer.set(bytes);
  return buffer;
};

/** The subset of Node's Buffer that pdfkit uses to write a document. */
export const byteBuffer = {
  isBuffer: (value: unknown): boolean => value instanceof Bytes,
  from: (source: string | ArrayLike<number>, encoding: Encoding = 'utf8'): Bytes =>
    wrap(typeof source === 'string' ? encode(source, encoding) : source),
  concat(parts: readonly Uint8Array[]): Bytes {
    const whole = new Bytes(new ArrayBuffer(parts.reduce((length, part) => length + part.length, 0)));
    let offset = 0;
    for (const part of parts) {
      whole.set(part, offset);
      offset += part.length;
    }
    return whole;
  },
};
