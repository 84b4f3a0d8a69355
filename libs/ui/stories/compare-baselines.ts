import { differenceBetween, otherBrowser, sameBrowser, type Pixels } from './picture-difference.ts';
import { turnTheme } from './turn-theme.ts';

/** A picture of the stage as it is now, beside the one that is kept. */
export interface Shot {
  /** PNG, base64. */
  taken: string;
  /** WebP, base64; null when there is none yet. */
  kept: string | null;
  isRenewing: boolean;
  /** Whether the kept one was taken by this major version of the browser on this system. */
  isSameBrowser: boolean;
}

/** What only a test run has: a window to resize and somebody outside to take its picture. */
export interface Camera {
  resize(width: number, height: number): Promise<void>;
  putAway(): Promise<void>;
  shoot(name: string): Promise<Shot>;
  keep(name: string, webp: string): Promise<string>;
}

let camera: Camera | null = null;
export function setCamera(found: Camera) {
  camera = found;
}

interface Story {
  id: string;
  name: string;
  parameters: Record<string, unknown>;
  globals: Record<string, unknown>;
}

/** Of stories that name no window of their own. */
const stage = { width: 640, height: 480 } as const;

/**
 * Compares a component's overview with the pictures kept of it, in both themes. A story named All Variants is one; others say so by
 * `parameters.baseline`: 'page' for a picture as tall as what it shows, 'window' for what lies over the page.
 */
export async function compareBaselines({ id, name, parameters, globals }: Story) {
  const kind = parameters['baseline'] ?? (name === 'All Variants' ? 'page' : null);
  if (camera === null || kind === null) return;
  const isWindow = kind === 'window';
  const width = JSON.stringify(globals['viewport']).includes('"value"') ? window.innerWidth : stage.width;
  await camera.resize(width, isWindow ? stage.height : 100);
  if (!isWindow) await camera.resize(width, Math.ceil(document.documentElement.getBoundingClientRect().height));
  const differences: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    const turnBack = turnTheme(theme);
    try {
      await settle();
      const difference = await compare(camera, `${id.replace(/^[a-z]+-|--all(-variants)?$/g, '')}-${theme}`);
      if (difference !== null) differences.push(difference);
    } finally {
      turnBack();
    }
  }
  await camera.putAway();
  if (differences.length > 0) throw new Error(`${differences.join('\n')}\nIf that is meant: npm run baselines, and look at what changed.`);
}

/** Pictures decoded, faces there, two frames drawn: what is on screen stays on screen. */
async function settle() {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

async function compare({ shoot, keep }: Camera, name: string): Promise<string | null> {
  const { taken, kept, isRenewing, isSameBrowser } = await shoot(name);
  const now = await encode(await decode(taken, 'image/png'));
  if (isRenewing) {
    await keep(name, now);
    return null;
  }
  if (kept === null) return `There is no baseline of ${name}. The picture lies in ${await keep(name, now)}.`;
  // Both have been through the same encoder, which is so no difference between them.
  const [before, after] = [await decode(kept, picture.type), await decode(now, picture.type)];
  const difference = differenceBetween(before, after, isSameBrowser ? sameBrowser : otherBrowser);
  return difference === null ? null : `${name} has changed: ${difference}. The new picture lies in ${await keep(name, now)}.`;
}

/** A third of a PNG's weight, and clear enough to be looked at. */
const picture = { type: 'image/webp', quality: 0.8 };

/** A page taller than the window ends with it. */
async function decode(base64: string, type: string): Promise<Pixels> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type }));
  const height = Math.min(bitmap.height, window.innerHeight);
  const paper = paperOf(bitmap.width, height);
  paper.drawImage(bitmap, 0, 0);
  return paper.getImageData(0, 0, bitmap.width, height);
}

async function encode({ width, height, data }: Pixels): Promise<string> {
  const paper = paperOf(width, height);
  const image = paper.createImageData(width, height);
  image.data.set(data);
  paper.putImageData(image, 0, 0);
  const bytes = new Uint8Array(await (await paper.canvas.convertToBlob(picture)).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function paperOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const paper = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!paper) throw new Error('The browser has no canvas.');
  return paper;
}
