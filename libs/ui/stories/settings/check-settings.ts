import { waitFor } from 'storybook/test';
import { checkForcedColors } from './forced-colors.ts';
import { checkLargeText } from './large-text.ts';
import { checkReducedMotion } from './reduced-motion.ts';
import { checkRightToLeft } from './right-to-left.ts';

type MediaFeature = { name: 'forced-colors' | 'prefers-reduced-motion'; value: string };

/** Provided by the test run: what a page cannot do to itself. */
interface SettingsDriver {
  resize: (width: number, height: number) => Promise<void>;
  emulate: (features: MediaFeature[]) => Promise<unknown>;
}

let driver: SettingsDriver | null = null;
export function setSettingsDriver(next: SettingsDriver) {
  driver = next;
}

interface Story {
  title: string;
  reporting: { addReport: (report: { type: string; version: number; status: 'failed' | 'passed'; result: unknown }) => void };
}

/** The narrowest window that pages support. */
const narrowest = { width: 320, height: 640 } as const;

/** Components learn of the setting by an event. */
const settledMotion = () =>
  waitFor(
    () => {
      const result = checkReducedMotion();
      if (result.problems.length > 0) throw new Error(result.problems.map((problem) => `reducedMotion: ${problem}`).join('\n'));
      return result;
    },
    { timeout: 1000 },
  );

/**
 * Judges each story of a component, as its play function leaves it, from right to left, with text of 200 %, in forced colours and with reduced
 * motion (AC-315 to AC-318). Test runs only: the last two are settings of the browser.
 */
export async function checkSettings({ title, reporting }: Story) {
  if (driver === null || !title.startsWith('Components/')) return;
  const root = document.documentElement;
  const rightToLeft = checkRightToLeft();
  await driver.emulate([{ name: 'forced-colors', value: 'active' }]);
  try {
    const forcedColors = checkForcedColors();
    // Later: a component without motion may have fewer controls.
    await driver.emulate([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    const reducedMotion = await settledMotion();
    root.style.fontSize = '200%';
    await driver.resize(narrowest.width, narrowest.height);
    const largeText = checkLargeText();
    const result = { rightToLeft, forcedColors, reducedMotion, largeText };
    const problems = Object.entries(result).flatMap(([name, { problems: found }]) => found.map((problem) => `${name}: ${problem}`));
    reporting.addReport({ type: 'settings', version: 1, status: problems.length === 0 ? 'passed' : 'failed', result });
    if (problems.length > 0) throw new Error(problems.join('\n'));
  } finally {
    root.style.removeProperty('font-size');
    await driver.emulate([]);
  }
}
