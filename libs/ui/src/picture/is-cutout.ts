const probe = 8;
const opaque = 250;

/**
 * Whether the corners of a loaded image are see-through, as in a drawing without a ground of its own.
 * An image of another origin may not be read: it counts as a photograph.
 */
export function isCutout(image: HTMLImageElement): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = probe;
  canvas.height = probe;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return false;
  try {
    context.drawImage(image, 0, 0, probe, probe);
    const { data: channels } = context.getImageData(0, 0, probe, probe);
    const corners = [0, probe - 1, probe * (probe - 1), probe * probe - 1];
    return corners.some((corner) => (channels[corner * 4 + 3] ?? 255) < opaque);
  } catch {
    return false;
  }
}
