import { useEffect, useState } from 'react';

/**
 * `file`, once its header says that it is small enough to decode; null before, and for a larger picture, which is shown as its name. A restored
 * draft has not been checked either.
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
