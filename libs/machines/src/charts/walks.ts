import type { Exploration, Situation, Start, Step } from './exploration.ts';

/** Events in their order, from one start. */
export interface Walk {
  start: Start;
  steps: Step[];
}

/**
 * As few walks as a greedy walker needs to take every transition that was seen: it always goes the shortest way to the next one it has not
 * taken, and starts anew where none can be reached any more, or after `longest` events.
 */
export function walksThrough({ starts, steps }: Exploration, longest = Infinity): Walk[] {
  const left = new Set([...starts, ...steps].flatMap(({ transitions }) => transitions));
  const walks: Walk[] = [];
  for (;;) {
    const begin = starts
      .map((start) => ({ start, way: wayTo(start.to, steps, left) }))
      .filter(({ start, way }) => way !== null || start.transitions.some((name) => left.has(name)))
      .toSorted((one, other) => (one.way?.length ?? 0) - (other.way?.length ?? 0))[0];
    if (begin === undefined) return walks;
    begin.start.transitions.forEach((name) => left.delete(name));
    const walk: Walk = { start: begin.start, steps: [] };
    let place = begin.start.to;
    for (let way = wayTo(place, steps, left); way !== null && walk.steps.length < longest; way = wayTo(place, steps, left)) {
      for (const step of way) {
        walk.steps.push(step);
        step.transitions.forEach((name) => left.delete(name));
        place = step.to;
      }
    }
    walks.push(walk);
  }
}

/** The shortest walk into a state, null when no samples lead there. */
export function walkInto(state: string, { starts, steps }: Exploration): Walk | null {
  const isThere = (situation: Situation) => situation.states.includes(state);
  const walks = starts.flatMap((start): Walk[] => {
    if (isThere(start.to)) return [{ start, steps: [] }];
    const way = shortestWay(start.to, steps, ({ to }) => isThere(to));
    return way === null ? [] : [{ start, steps: way }];
  });
  return walks.toSorted((one, other) => one.steps.length - other.steps.length)[0] ?? null;
}

const wayTo = (from: Situation, steps: readonly Step[], left: ReadonlySet<string>) =>
  shortestWay(from, steps, ({ transitions }) => transitions.some((name) => left.has(name)));

/** Breadth first; the way ends with the first step that is wanted. */
function shortestWay(from: Situation, steps: readonly Step[], isWanted: (step: Step) => boolean): Step[] | null {
  const known = new Set([from.key]);
  let ways: { place: string; way: Step[] }[] = [{ place: from.key, way: [] }];
  while (ways.length > 0) {
    const next: typeof ways = [];
    for (const { place, way } of ways) {
      for (const step of steps) {
        if (step.from !== place) continue;
        if (isWanted(step)) return [...way, step];
        if (known.has(step.to.key)) continue;
        known.add(step.to.key);
        next.push({ place: step.to.key, way: [...way, step] });
      }
    }
    ways = next;
  }
  return null;
}
