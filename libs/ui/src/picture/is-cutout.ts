const probe = 8;
const opaque = 250;
/** Pixels. Larger images are decoded off the main thread: drawing an image element decodes it on the main thread. */
const fewPoints = 512 * 512;

let surface: CanvasRenderingContext2D | null = null;

function openSurface(): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.width = probe;
  canvas.height = probe;
  return canvas.getContext('2d', { willReadFrequently: true });
}

/**
 * Whether a loaded image has a transparent corner, as drawings without a background do. Resolves to false for a cross-origin image, whose
 * pixels cannot be read.
 */
export async function isCutout(image: HTMLImageElement): Promise<boolean> {
  const on = (surface ??= openSurface());
  if (!on) return false;
  try {
    const isLarge = image.naturalWidth * image.naturalHeight > fewPoints && image.currentSrc.startsWith(`${location.origin}/`);
    return hasClearCorner(isLarge ? await decodedApart(image.currentSrc) : image, on);
  } catch {
    // A cross-origin image taints the canvas for good.
    surface = null;
    return false;
  }
}

/** Reads the file from the HTTP cache again, because `createImageBitmap` decodes a blob off the main thread. */
async function decodedApart(address: string): Promise<ImageBitmap> {
  const answer = await fetch(address, { cache: 'force-cache' });
  return createImageBitmap(await answer.blob(), { resizeWidth: probe, resizeHeight: probe });
}

function hasClearCorner(picture: CanvasImageSource, on: CanvasRenderingContext2D): boolean {
  on.clearRect(0, 0, probe, probe);
  on.drawImage(picture, 0, 0, probe, probe);
  const { data: channels } = on.getImageData(0, 0, probe, probe);
  const corners = [0, probe - 1, probe * (probe - 1), probe * probe - 1];
  return corners.some((corner) => (channels[corner * 4 + 3] ?? 255) < opaque);
}
