import { explore, type Sample, type ShownMachine, type Walk, walksThrough } from '@my-food/machines/charts';

/** One thing that happens, as the machine hears of it. */
interface Happening extends Omit<Sample, 'says'> {
  /** It follows at once from what happened before: the state before it is gone when one looks. */
  isByItself?: true;
  /** React does it in development, where it draws everything twice. */
  isDoubleDrawing?: true;
}

/** A machine as a person meets it: its events are clicks, other tabs and the server's answers. */
export interface ScreenModel<Says extends string = string> {
  machine: ShownMachine;
  happenings: ReadonlyMap<string, Happening>;
  /** Transitions that cannot be taken through the shop as it is wired, each with its reason. Not one of them may ever be seen. */
  impossible: ReadonlyMap<string, string>;
  /** What each event is called that somebody does. */
  says: readonly Says[];
}

interface Plan<Done extends string, ByItself extends string> {
  inputs: ShownMachine['inputs'];
  /** In the order in which they are tried. */
  done: Record<Done, Omit<Happening, 'isDoubleDrawing'>>;
  /** Nobody does it, and nobody need do anything about it. */
  byItself?: Record<ByItself, Omit<Happening, 'isByItself'>>;
  impossible?: Record<string, string>;
}

/** The model of a shown machine with events of its own. */
export function modelOf<Done extends string, ByItself extends string = never>(
  shown: ShownMachine,
  { inputs, done, byItself, impossible = {} }: Plan<Done, ByItself>,
): ScreenModel<Done> {
  const says: Done[] = [];
  for (const key in done) says.push(key);
  const happenings = new Map<string, Happening>(Object.entries(done));
  for (const key in byItself) happenings.set(key, { ...byItself[key], isByItself: true });
  return {
    machine: {
      ...shown,
      inputs,
      samples: [...happenings].map(([name, { event, where }]) => ({ says: name, event, ...(where && { where }) })),
    },
    happenings,
    impossible: new Map(Object.entries(impossible)),
    says,
  };
}

/** The ways through the shop that take every transition; a new one begins after so many events. */
export const walksOf = (model: ScreenModel, longest = 14): Walk[] => walksThrough(explore(model.machine), longest);
