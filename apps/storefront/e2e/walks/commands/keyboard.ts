import type { Pressable, PressPoint } from '../probe/presses.ts';
import { chosen, createCommand, pointOn, pressablesOn, type WalkCommand } from './command.ts';

/** Enter is four times as likely as each of the others. */
export const keys = [
  'Enter',
  'Enter',
  'Enter',
  'Enter',
  ' ',
  'Escape',
  'ArrowDown',
  'ArrowUp',
  'Home',
  'End',
  '/',
  '?',
  'j',
  'k',
  'x',
  'e',
] as const;

/** Runs in the page: moves the focus to the control at this point. Whether it takes it. */
function focusAt({ x, y }: PressPoint): boolean {
  const control = document.elementFromPoint(x, y)?.closest<HTMLElement>('a, button, input, label, [role="menuitem"]');
  const target = control instanceof HTMLLabelElement ? control.control : control;
  target?.focus();
  return target !== null && target !== undefined && document.activeElement === target;
}

/** Moves the focus to the `nth` element that can be pressed, and presses the key there. */
export function pressKey(key: (typeof keys)[number], nth: number): WalkCommand {
  let target: Pressable | null = null;
  return createCommand({
    label: () => `press the key '${key}'${target === null ? '' : ` on '${target.name}'`}`,
    async isPossible(walk) {
      const { page } = walk.active();
      target ??= chosen(await pressablesOn(page), nth);
      const point = target && (await pointOn(page, target));
      return point !== null && page.evaluate(focusAt, point).catch(() => false);
    },
    run: (walk) => walk.active().page.keyboard.press(key),
  });
}
