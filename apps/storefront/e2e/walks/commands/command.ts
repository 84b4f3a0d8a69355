import type { AsyncCommand } from 'fast-check';
import type { Page } from '@playwright/test';
import type { Pressable, PressPoint } from '../probe/presses.ts';
import type { Walk } from '../walk.ts';

/** What fast-check runs: `check` says whether the command makes sense where the walk is. Words once chosen stay, so that a shrunk walk does the same. */
export type WalkCommand = AsyncCommand<Walk, Walk, true>;

interface Definition {
  sentence: () => string;
  isPossible?: (walk: Walk) => boolean | Promise<boolean>;
  run: (walk: Walk) => Promise<void>;
  /** What this step alone promises. */
  promise?: (walk: Walk) => () => string | null;
}

/** A command that is one step of a walk. */
export function createCommand({ sentence, isPossible = () => true, run, promise }: Definition): WalkCommand {
  let isExamined: boolean | null = null;
  return {
    check: async (walk) => isPossible(walk),
    run: async (_, walk) => {
      isExamined ??= walk.isExaminationDue();
      await walk.step({ sentence, action: () => run(walk), check: promise?.(walk), isExamined });
    },
    toString: sentence,
  };
}

/** Its position, scrolled into view; null when it cannot be pressed. */
export const pointOn = (page: Page, wanted: Pressable): Promise<PressPoint | null> =>
  page.evaluate((target) => window.walkPresses.pointOf(target), wanted).catch(() => null);

/** The `nth` of the different things on the screen, then the `nth` of those that are called the same. */
export function chosen(pressables: readonly Pressable[], nth: number): Pressable | null {
  const names = [...new Set(pressables.map(({ role, name }) => `${role} ${name}`))];
  const name = names[nth % names.length];
  const same = pressables.filter((one) => `${one.role} ${one.name}` === name);
  return same[Math.floor(nth / 64) % same.length] ?? null;
}

export const describePress = ({ name, description, role }: Pressable): string =>
  `press ${role === 'link' ? 'the link ' : ''}'${name}'${description === '' || description === name ? '' : ` of ${description}`}`;
