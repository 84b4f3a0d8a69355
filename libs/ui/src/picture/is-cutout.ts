const probe = 8;
const opaque = 250;
/** Decoded in a few milliseconds. An element is decoded on the page's own thread, which a photograph of many points would hold up. */
const fewPoints = 512 * 512;

let surface: CanvasRenderingContext2D | null = null;

function openSurface(): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.width = probe;
  canvas.height = probe;
  return canvas.getContext('2d', { willReadFrequently: true });
}

/**
 * Whether the corners of a loaded image are see-through, as in a drawing without a ground of its own.
 * An image of another origin may not be read: it counts as a photograph.
 */
export async function isCutout(image: HTMLImageElement): Promise<boolean> {
  const on = (surface ??= openSurface());
  if (!on) return false;
  try {
    const isLarge = image.naturalWidth * image.naturalHeight > fewPoints && image.currentSrc.startsWith(`${location.origin}/`);
    return hasClearCorner(isLarge ? await decodedApart(image.currentSrc) : image, on);
  } catch {
    // What it has drawn of another origin stays with it: it can never be read again.
    surface = null;
    return false;
  }
}

/** The file once more, out of the browser's cache: a file is decoded beside the page's thread. */
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
