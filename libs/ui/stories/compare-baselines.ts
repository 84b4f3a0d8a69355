import { baselineFolder } from './baseline-folder.ts';
import { switchTheme } from './switch-theme.ts';

/** Provided by the test run: resizes the viewport and asserts a screenshot. */
interface ScreenshotDriver {
  resize: (width: number, height: number) => Promise<void>;
  compare: (name: string) => Promise<unknown>;
}

let screenshotDriver: ScreenshotDriver | null = null;
export function setScreenshotDriver(driver: ScreenshotDriver) {
  screenshotDriver = driver;
}

interface Story {
  id: string;
  name: string;
  parameters: Record<string, unknown>;
  globals: Record<string, unknown>;
}

/** The viewport of stories that do not set one. */
const defaultViewport = { width: 640, height: 480 } as const;

/**
 * Compares a story with its baseline screenshots, in both themes. Applies to stories named All Variants and to stories with
 * `parameters.baseline`: 'page' captures the whole document, 'window' the viewport, for overlays.
 */
export async function compareBaselines({ id, name, parameters, globals }: Story) {
  const kind = parameters['baseline'] ?? (name === 'All Variants' ? 'page' : null);
  if (screenshotDriver === null || kind === null) return;
  const width = JSON.stringify(globals['viewport']).includes('"value"') ? window.innerWidth : defaultViewport.width;
  await screenshotDriver.resize(width, kind === 'window' ? defaultViewport.height : 100);
  if (kind === 'page') await screenshotDriver.resize(width, Math.ceil(document.documentElement.getBoundingClientRect().height));
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  for (const theme of ['light', 'dark'] as const) {
    const restoreTheme = switchTheme(theme);
    try {
      await screenshotDriver.compare(`${baselineFolder(id)}/${theme}`);
    } finally {
      restoreTheme();
    }
  }
}
