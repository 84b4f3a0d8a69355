import {
  type Coverage,
  declaredCoverage,
  explore,
  inColumns,
  reachedCoverage,
  share,
  shownMachine,
  type ShownMachine,
} from '@my-food/machines/charts';

/** What was seen and taken of one machine on the ways over the screen. */
export interface ScreenCoverage {
  name: string;
  reached: Coverage;
  wayCount: number;
  eventCount: number;
}

interface Subject {
  machine: ShownMachine;
  impossible: ReadonlyMap<string, string>;
}

/** Every state, and every transition that is not known to be impossible on the screen. */
export function possibleCoverage({ machine, impossible }: Subject): Coverage {
  const { states, transitions } = declaredCoverage(machine.machine);
  return { states, transitions: transitions.filter((transition) => !impossible.has(transition)) };
}

const heads = ['machine', 'states in node', 'on the screen', 'transitions in node', 'on the screen', 'impossible there', 'ways', 'events'];

/** A row for each machine: what its paths reach in node, and what its ways over the screen have reached. */
export function coverageCells(rows: readonly ScreenCoverage[], subjectOf: (name: string) => Subject): string[][] {
  const body = rows.map(({ name, reached, wayCount, eventCount }) => {
    const subject = subjectOf(name);
    const [declared, possible] = [declaredCoverage(subject.machine.machine), possibleCoverage(subject)];
    const inNode = reachedCoverage(explore(shownMachine(name)));
    return [
      name,
      share(inNode.states, declared.states),
      share(reached.states, possible.states),
      share(inNode.transitions, declared.transitions),
      share(reached.transitions, possible.transitions),
      String(subject.impossible.size),
      String(wayCount),
      String(eventCount),
    ];
  });
  return [heads, ...body];
}

export const printed = (cells: readonly string[][]): string => `Ways over the screen\n${inColumns(cells)}`;
