import type { Sample, ShownMachine } from '@my-food/machines/charts';

/** A machine as a person meets it: its events are clicks, other tabs and the server's answers. */
export interface ScreenModel<Says extends string = string> {
  machine: ShownMachine;
  /** Transitions that cannot be taken through the shop as it is wired, each with its reason. Not one of them may ever be seen. */
  impossible: ReadonlyMap<string, string>;
  /** Only for its type: what each event is called. */
  says: readonly Says[];
}

type Happening = Omit<Sample, 'says'>;

/** The model of a shown machine with events of its own; `happenings` in the order in which they are tried. */
export function modelOf<Says extends string>(
  shown: ShownMachine,
  {
    inputs,
    happenings,
    impossible = {},
  }: { inputs: ShownMachine['inputs']; happenings: Record<Says, Happening>; impossible?: Record<string, string> },
): ScreenModel<Says> {
  const says: Says[] = [];
  for (const key in happenings) says.push(key);
  return {
    machine: { ...shown, inputs, samples: says.map((name) => ({ says: name, ...happenings[name] })) },
    impossible: new Map(Object.entries(impossible)),
    says,
  };
}
