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

type Button = Partial<Pick<Pressable, 'name' | 'description'>>;

export const findButton = async (page: Page, wanted: Button) =>
  (await pressablesOn(page)).find(
    ({ role, isFrame, name, description }) =>
      role === 'button' && !isFrame && name === (wanted.name ?? name) && description === (wanted.description ?? description),
  );

/** Presses the first such button of the page; false when it cannot be pressed. */
export async function pressButton(page: Page, wanted: Button, times = 1): Promise<boolean> {
  const target = await findButton(page, wanted);
  const point = target && (await pointOn(page, target));
  if (!point) return false;
  for (let count = 0; count < times; count += 1) await page.mouse.click(point.x, point.y);
  return true;
}
