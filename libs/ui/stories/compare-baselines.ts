import { turnTheme } from './turn-theme.ts';

/** Provided by the test run: resizes the viewport and asserts a screenshot. */
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

/** The viewport of stories that do not set one. */
const stage = { width: 640, height: 480 } as const;

/**
 * Compares a story with its baseline screenshots, in both themes. Applies to stories named All Variants and to stories with
 * `parameters.baseline`: 'page' captures the whole document, 'window' the viewport, for overlays.
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
