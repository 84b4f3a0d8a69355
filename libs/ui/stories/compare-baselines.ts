import { turnTheme } from './turn-theme.ts';

/** What only a test run has: a frame to resize and the screenshot assertion. */
interface Camera {
  resize: (width: number, height: number) => Promise<void>;
  compare: (name: string) => Promise<unknown>;
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
  const width = JSON.stringify(globals['viewport']).includes('"value"') ? window.innerWidth : stage.width;
  await camera.resize(width, kind === 'window' ? stage.height : 100);
  if (kind === 'page') await camera.resize(width, Math.ceil(document.documentElement.getBoundingClientRect().height));
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  for (const theme of ['light', 'dark'] as const) {
    const turnBack = turnTheme(theme);
    try {
      await camera.compare(`${id.replace(/^[a-z]+-|--all(-variants)?$/g, '')}-${theme}`);
    } finally {
      turnBack();
    }
  }
}
