import type { Pressable, PressPoint } from '../probe/presses.ts';
import type { Walk } from '../walk.ts';
import { chosen, createCommand, pointOn, pressablesOn, type WalkCommand, describePress } from './command.ts';

type Filter = (pressable: Pressable) => boolean;

/** The names of controls that change the cart or place an order. */
const buysSomething = /^(Add (?!More|Food|Category)|Plus one|Minus one|Remove|Undo|Proceed to Checkout|Check my orders|Order again|Yes)/;

export const filters = {
  any: () => true,
  /** Without the top bar and the footer. */
  screen: ({ isFrame }) => !isFrame,
  cart: ({ name, isFrame }) => !isFrame && buysSomething.test(name),
  add: ({ name }) => /^(Add (?!More|Food|Category)|Plus one)/.test(name),
  checkout: ({ name }) => name === 'Proceed to Checkout' || name === 'Check my orders',
  bar: ({ name, isFrame }) => isFrame && ['Home', 'Food', 'Cart', 'Login', 'Your account'].includes(name),
  /** Links of the page: dishes, categories, next steps. */
  link: ({ role, isFrame }) => role === 'link' && !isFrame,
  menu: ({ role }) => role === 'menuitem',
  admin: ({ name }) => ['Delete', 'Yes, Delete', 'Cancel', 'Manage Product', 'View Food', 'Update'].includes(name),
  deletion: ({ name }) => name === 'Delete' || name === 'Yes, Delete',
  theme: ({ name, isFrame }) => isFrame && ['System', 'Light', 'Dark'].includes(name),
} as const satisfies Record<string, Filter>;
export type FilterName = keyof typeof filters;

/** Presses the `nth` element that matches the filter. */
export function press(kind: FilterName, nth: number, isWanted: (walk: Walk) => boolean = () => true): WalkCommand {
  let target: Pressable | null = null;
  let point: PressPoint | null = null;
  return createCommand({
    label: () => (target === null ? `press something (${kind})` : describePress(target)),
    async isPossible(walk) {
      if (!isWanted(walk)) return false;
      const { page } = walk.active();
      target ??= chosen((await pressablesOn(page)).filter(filters[kind]), nth);
      point = target && (await pointOn(page, target));
      return point !== null;
    },
    run: async (walk) => {
      if (point) await walk.active().page.mouse.click(point.x, point.y);
    },
  });
}

/** Presses twice, with so short a gap that the second press may meet the first screen. */
export function pressTwice(
  first: FilterName,
  second: FilterName | 'same' | 'back',
  nth: readonly [number, number],
  gapMs: number,
): WalkCommand {
  let targets: [Pressable, Pressable] | null = null;
  let points: (PressPoint | null)[] = [];
  const label = () => {
    if (targets === null) return 'press twice';
    return `${describePress(targets[0])} and ${String(gapMs)} ms later ${second === 'back' ? 'Back' : describePress(targets[1])}`;
  };
  return createCommand({
    label,
    isDoublePress: true,
    async isPossible(walk) {
      const { page, seen } = walk.active();
      // Back from the first entry would leave the shop.
      if (second === 'back' && seen.history.index === 0) return false;
      if (targets === null) {
        const pressables = await pressablesOn(page);
        const one = chosen(pressables.filter(filters[first]), nth[0]);
        const other = second === 'same' || second === 'back' ? one : chosen(pressables.filter(filters[second]), nth[1]);
        targets = one && other && [one, other];
      }
      points = [];
      for (const target of targets?.toReversed() ?? []) points.unshift(await pointOn(page, target));
      return points.length === 2 && points.every((point) => point !== null);
    },
    async run(walk) {
      const { page } = walk.active();
      const [one, other] = points;
      if (!one || !other) return;
      await page.mouse.click(one.x, one.y);
      await new Promise((resolve) => setTimeout(resolve, gapMs));
      if (second === 'back') await page.evaluate(() => history.back()).catch(() => undefined);
      else await page.mouse.click(other.x, other.y);
    },
  });
}
