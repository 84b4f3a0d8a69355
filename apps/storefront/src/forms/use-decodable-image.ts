import { useEffect, useState } from 'react';

/**
 * Returns `file` once its header says that it is small enough to decode. Null until then, and for a larger picture, which is shown as its name. Restored
 * drafts need it too: nothing has checked them.
 */
export function useDecodableImage(file: File | null): File | null {
  const [decodable, setDecodable] = useState<File | null>(null);
  useEffect(() => {
    if (file === null) return;
    let isCurrent = true;
    void canDecode(file).then((isSmall) => {
      if (isCurrent && isSmall) setDecodable(file);
    });
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return file === decodable ? decodable : null;
}

/** Whether the browser may decode a picture. Never rejects; false for a file that cannot be read. */
async function canDecode(file: File): Promise<boolean> {
  try {
    const [{ isTooLargeToDecode }, bytes] = await Promise.all([import('./image-size.ts'), file.arrayBuffer()]);
    return !isTooLargeToDecode(bytes);
  } catch {
    return false;
  }
}
