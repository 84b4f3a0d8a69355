import type { forms } from '../i18n/en/forms.ts';

/** Image types that every browser renders. */
export type ImageType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';

/** Why a file is not accepted: a key of the texts of forms. */
export type ImageError = Extract<keyof typeof forms.texts, 'notAnImage' | 'damaged' | 'unreadable'>;

const signatures: readonly (readonly [ImageType, RegExp])[] = [
  ['image/png', /^\x89PNG\r\n\cZ\n/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF.{4}WEBP/s],
];

/** The image type by the file signature, or null. The file name is ignored. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  return signatures.find(([, signature]) => signature.test(start))?.[0] ?? null;
}

/**
 * Copies a file into memory and checks that it is an image: by decoding it, unless it is too large for that. The copy stays readable if the file is
 * moved or edited before the upload or its replay. Resolves to why it is not accepted otherwise; never rejects.
 */
export async function readImage(file: File): Promise<File | ImageError> {
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return 'unreadable';
  const type = imageTypeOf(new Uint8Array(bytes));
  if (!type) return 'notAnImage';
  const picture = new File([bytes], file.name, { type, lastModified: file.lastModified });
  return (await isTooLarge(bytes)) || (await isDecodable(picture)) ? picture : 'damaged';
}

/** A chunk of its own: without it the picture is decoded, whatever its size. */
const isTooLarge = (bytes: ArrayBuffer) =>
  import('./image-size.ts').then(
    ({ isTooLargeToDecode }) => isTooLargeToDecode(bytes),
    () => false,
  );

async function isDecodable(picture: File): Promise<boolean> {
  try {
    const bitmap = await createImageBitmap(picture);
    bitmap.close();
    return true;
  } catch {
    return false;
  }
}
