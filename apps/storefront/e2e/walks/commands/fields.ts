import type { Page } from '@playwright/test';
import type { Pressable } from '../probe/presses.ts';
import { pointOn, pressablesOn } from './command.ts';

/** Replaces the texts of fields, by name, as by typing; false when one is missing. */
export const fillFields = (page: Page, texts: Record<string, string>): Promise<boolean> =>
  page.evaluate(
    (wanted) =>
      Object.entries(wanted).every(
        ([name, text]) => window.walkPresses.focusField({ name, occurrence: 0 }) && document.execCommand('insertText', false, text),
      ),
    texts,
  );

/** The button of the screen with this name, outside the top bar and the footer. */
export const isButton =
  (wanted: string) =>
  ({ role, isFrame, name }: Pressable): boolean =>
    role === 'button' && !isFrame && name === wanted;

/** Presses the first that matches; false when it cannot be pressed. */
export async function pressFirst(page: Page, isWanted: (pressable: Pressable) => boolean, times = 1): Promise<boolean> {
  const target = (await pressablesOn(page)).find(isWanted);
  const point = target && (await pointOn(page, target));
  if (!point) return false;
  for (let count = 0; count < times; count += 1) await page.mouse.click(point.x, point.y);
  return true;
}
