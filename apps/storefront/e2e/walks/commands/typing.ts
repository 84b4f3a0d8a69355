import { isCommittedByEnter } from '../screens.ts';
import { createCommand, type WalkCommand } from './command.ts';
import type { TypeableField } from '../probe/presses.ts';

/** Types into the `nth` field of the screen. */
export function type(text: string, nth: number): WalkCommand {
  let target: TypeableField | null = null;
  return createCommand({
    label: () => `type '${text}' into ${target?.name ?? 'a field'}`,
    async isPossible(walk) {
      const { page } = walk.active();
      const fields = target ? [target] : await page.evaluate(() => window.walkPresses.fields()).catch(() => []);
      target ??= fields[nth % Math.max(1, fields.length)] ?? null;
      if (target === null) return false;
      return page.evaluate((wanted) => window.walkPresses.focusField(wanted), target).catch(() => false);
    },
    async run(walk) {
      const { page } = walk.active();
      await page.keyboard.insertText(text);
      // A number field rejects letters, so the expected value is read from the field. It is '' if a letter belongs to an exponent, as in 'e'.
      const taken = await page.evaluate(() => {
        const field = document.activeElement;
        return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '';
      });
      if (target) walk.typed(target.name, taken);
      if (target && isCommittedByEnter(target.name)) await page.keyboard.press('Enter');
    },
  });
}
