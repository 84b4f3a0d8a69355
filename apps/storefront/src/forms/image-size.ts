interface ImageSize {
  /** Pixels. */
  width: number;
  height: number;
}

const textAt = (view: DataView, offset: number, length: number) =>
  String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + offset, Math.min(length, view.byteLength - offset)));

const uint24 = (view: DataView, offset: number) => view.getUint16(offset, true) + (view.getUint8(offset + 2) << 16);

/** The frame header follows segments of any length: EXIF, colour profile, preview. `0xc4`, `0xc8` and `0xcc` are no frames. */
function jpegSize(view: DataView): ImageSize {
  let offset = 2;
  for (;;) {
    while (view.getUint8(offset + 1) === 0xff) offset += 1;
    const marker = view.getUint8(offset + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) };
    offset += 2 + view.getUint16(offset + 2);
  }
}

/** The canvas of the extended format, or the frame of the lossless or the lossy one. */
function webpSize(view: DataView): ImageSize {
  const format = textAt(view, 12, 4);
  if (format === 'VP8X') return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
  if (format === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

/** The size of a PNG, JPEG, GIF or WebP by its header, without decoding it; null if the header is cut off or of another format. */
export function imageSizeOf(bytes: ArrayBuffer): ImageSize | null {
  const view = new DataView(bytes);
  try {
    if (textAt(view, 1, 3) === 'PNG') return { width: view.getUint32(16), height: view.getUint32(20) };
    if (textAt(view, 0, 3) === 'GIF') return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    if (textAt(view, 8, 4) === 'WEBP') return webpSize(view);
    return view.getUint16(0) === 0xffd8 ? jpegSize(view) : null;
  } catch (error) {
    // A read beyond the end.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Pixels. Decoded, a picture takes four bytes per pixel: 160 MB. */
const maxDecodedPixels = 40_000_000;

/** Whether a picture is too large to decode: it is sent as it is, and shown as its name. */
export function isTooLargeToDecode(bytes: ArrayBuffer): boolean {
  const size = imageSizeOf(bytes);
  return size !== null && size.width * size.height > maxDecodedPixels;
}
