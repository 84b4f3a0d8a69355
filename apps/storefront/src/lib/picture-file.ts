/** Image types that every browser renders. */
export type PictureType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';

/** Error messages of the file input. */
export const pictureRefusals = {
  notAPicture: 'This file is not a PNG, JPG, GIF or WebP picture. Please choose another one.',
  damaged: 'This picture is damaged and cannot be shown. Please choose another one.',
  unreadable: 'This file cannot be read any more. Please choose it again.',
} as const;

export type PictureRefusal = keyof typeof pictureRefusals;

const signatures: readonly { type: PictureType; at: readonly (readonly [offset: number, text: string])[] }[] = [
  { type: 'image/png', at: [[0, '\x89PNG\r\n\x1a\n']] },
  { type: 'image/jpeg', at: [[0, '\xff\xd8\xff']] },
  { type: 'image/gif', at: [[0, 'GIF87a']] },
  { type: 'image/gif', at: [[0, 'GIF89a']] },
  {
    type: 'image/webp',
    at: [
      [0, 'RIFF'],
      [8, 'WEBP'],
    ],
  },
];

/** The image type by the file signature, or null. The file name is ignored. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  const stands = (offset: number, text: string) => [...text].every((letter, index) => bytes[offset + index] === letter.charCodeAt(0));
  return signatures.find(({ at }) => at.every(([offset, text]) => stands(offset, text)))?.type ?? null;
}

/**
 * Copies a file into memory and checks that it is an image. The copy stays readable if the file is moved or edited before the upload or its
 * replay. Never rejects.
 */
export async function readPicture(file: File): Promise<{ picture: File } | { refusal: PictureRefusal }> {
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { refusal: 'unreadable' };
  const type = pictureTypeOf(new Uint8Array(bytes));
  if (!type) return { refusal: 'notAPicture' };
  const picture = new File([bytes], file.name, { type, lastModified: file.lastModified });
  return (await isDrawable(picture)) ? { picture } : { refusal: 'damaged' };
}

async function isDrawable(picture: File): Promise<boolean> {
  try {
    const bitmap = await createImageBitmap(picture);
    bitmap.close();
    return true;
  } catch {
    return false;
  }
}
