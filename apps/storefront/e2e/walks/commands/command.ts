import type { AsyncCommand } from 'fast-check';
import type { Page } from '@playwright/test';
import type { Pressable, PressPoint } from '../probe/presses.ts';
import type { Walk } from '../walk.ts';

/** A fast-check command. Chooses its target in the first run and keeps it, so that a shrunk walk performs the same actions. */
export type WalkCommand = AsyncCommand<Walk, Walk, true>;

interface Definition {
  label: () => string;
  isPossible?: (walk: Walk) => boolean | Promise<boolean>;
  run: (walk: Walk) => Promise<void>;
  /** An additional assertion for this step. Called before the action; the returned function is called after it. */
  postcondition?: (walk: Walk) => () => string | null;
  /** Whether it presses twice. */
  isDoublePress?: boolean;
}

/** Creates a command that performs one step. `isPossible` is its precondition. */
export function createCommand({ label, isPossible = () => true, run, postcondition, isDoublePress = false }: Definition): WalkCommand {
  let isExamined: boolean | null = null;
  return {
    check: async (walk) => isPossible(walk),
    run: async (_, walk) => {
      isExamined ??= walk.isExaminationDue();
      await walk.step({ label, action: () => run(walk), check: postcondition?.(walk), isExamined, isDoublePress });
    },
    toString: label,
  };
}

/** What can be pressed on the page; nothing while it is being left. */
export const pressablesOn = async (page: Page): Promise<Pressable[]> =>
  JSON.parse(await page.evaluate(() => window.walkPresses.pressables()).catch(() => '[]'));

/** Scrolls the element into view and returns its centre; null when it cannot be pressed. */
export const pointOn = (page: Page, wanted: Pressable): Promise<PressPoint | null> =>
  page.evaluate((target) => window.walkPresses.pointOf(target), wanted).catch(() => null);

/** Selects a pressable by number: first among the distinct names, then among those with the same name. */
export function chosen(pressables: readonly Pressable[], nth: number): Pressable | null {
  const names = [...new Set(pressables.map(({ role, name }) => `${role} ${name}`))];
  const name = names[nth % names.length];
  const same = pressables.filter((one) => `${one.role} ${one.name}` === name);
  return same[Math.floor(nth / 64) % same.length] ?? null;
}

export const describePress = ({ name, description, role }: Pressable): string =>
  `press ${role === 'link' ? 'the link ' : ''}'${name}'${description === '' || description === name ? '' : ` of ${description}`}`;
