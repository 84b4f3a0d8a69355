const sampleSize = 8;
const opaqueAlpha = 250;
/** Pixels. Larger images are decoded off the main thread: drawing an image element decodes it on the main thread. */
const maximumMainThreadPixels = 512 * 512;

let sampleContext: CanvasRenderingContext2D | null = null;

function createSampleContext(): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.width = sampleSize;
  canvas.height = sampleSize;
  return canvas.getContext('2d', { willReadFrequently: true });
}

/**
 * Whether a loaded image has a transparent corner, as drawings without a background do. Resolves to false for a cross-origin image, whose
 * pixels cannot be read.
 */
export async function isCutout(image: HTMLImageElement): Promise<boolean> {
  const context = (sampleContext ??= createSampleContext());
  if (!context) return false;
  try {
    const isLarge =
      image.naturalWidth * image.naturalHeight > maximumMainThreadPixels && image.currentSrc.startsWith(`${location.origin}/`);
    return hasTransparentCorner(isLarge ? await decodeOffMainThread(image.currentSrc) : image, context);
  } catch {
    // A cross-origin image taints the canvas for good.
    sampleContext = null;
    return false;
  }
}

/** Reads the file from the HTTP cache again, because `createImageBitmap` decodes a blob off the main thread. */
async function decodeOffMainThread(url: string): Promise<ImageBitmap> {
  const response = await fetch(url, { cache: 'force-cache' });
  return createImageBitmap(await response.blob(), { resizeWidth: sampleSize, resizeHeight: sampleSize });
}

function hasTransparentCorner(image: CanvasImageSource, context: CanvasRenderingContext2D): boolean {
  context.clearRect(0, 0, sampleSize, sampleSize);
  context.drawImage(image, 0, 0, sampleSize, sampleSize);
  const { data: channels } = context.getImageData(0, 0, sampleSize, sampleSize);
  const corners = [0, sampleSize - 1, sampleSize * (sampleSize - 1), sampleSize * sampleSize - 1];
  return corners.some((corner) => (channels[corner * 4 + 3] ?? 255) < opaqueAlpha);
}
