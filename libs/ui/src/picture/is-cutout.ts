const probe = 8;
const opaque = 250;

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
export function isCutout(image: HTMLImageElement): boolean {
  surface ??= openSurface();
  if (!surface) return false;
  try {
    surface.clearRect(0, 0, probe, probe);
    surface.drawImage(image, 0, 0, probe, probe);
    const { data: channels } = surface.getImageData(0, 0, probe, probe);
    const corners = [0, probe - 1, probe * (probe - 1), probe * probe - 1];
    return corners.some((corner) => (channels[corner * 4 + 3] ?? 255) < opaque);
  } catch {
    // What it has drawn of another origin stays with it: it can never be read again.
    surface = null;
    return false;
  }
}
