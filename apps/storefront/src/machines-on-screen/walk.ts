import type { Start, Step, Walk } from '@my-food/machines/charts';
import { eventually } from './eventually.ts';
import type { Act, Screen } from './screen.ts';
import type { ScreenModel } from './screen-model.ts';
import type { Stage } from './stage.tsx';

/** Names of the states and transitions that were looked at on the way. */
export interface Passed {
  states: string[];
  transitions: string[];
}

interface Journey {
  stage: Stage;
  model: ScreenModel;
  screen: Screen;
  /** Before each event: time for an audience to follow. */
  pause: () => Promise<void>;
}

const same = (one: readonly string[], other: readonly string[]) => one.toSorted().join() === other.toSorted().join();

/** One way through the shop. After each event the transitions really taken, the machine's state and the screen are looked at. */
export async function walk({ stage, model, screen, pause }: Journey, { start, steps }: Walk, passed: Passed): Promise<void> {
  const isByItself = (step: Step | undefined) => step !== undefined && model.happenings.get(step.sample.says)?.isByItself === true;
  const look = async ({ to, transitions }: Start | Step, next: Step | undefined) => {
    await stage.log.expectTaken(transitions);
    passed.transitions.push(...transitions);
    const innermost = to.states.at(-1) ?? '';
    const sight = screen.sights[innermost];
    if (sight === undefined) throw new Error(`Nobody knows what is to be seen in ${innermost}.`);
    await sight(stage, next);
    // What the shop itself goes on from at once is not there to be compared, nor what begins with the first event.
    const isThere = () => same(stage.log.states(), to.states) || stage.log.states().length === 0;
    if (!isByItself(next))
      await eventually(() => {
        if (!isThere()) throw new Error(`It is in ${stage.log.states().join(', ')}, and should be in ${to.states.join(', ')}.`);
      });
    passed.states.push(...to.states);
  };

  await during('the start', async () => {
    await screen.begin(stage, start.input);
    await look(start, steps[0]);
  });
  for (const [index, step] of steps.entries()) {
    const { says } = step.sample;
    // A built shop draws once.
    if (import.meta.env.PROD && model.happenings.get(says)?.isDoubleDrawing) continue;
    stage.say(says);
    if (!isByItself(step)) {
      await pause();
      stage.log.turnPage();
    }
    await during(`“${says}”, event ${String(index + 1)}`, async () => {
      await actOf(screen, model, says)(stage, steps[index + 1]);
      await look(step, steps[index + 1]);
    });
  }
  expectOnlyPossible(stage, model);
}

/** What goes wrong is told with the event at which it did. */
async function during(says: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new Error(`At ${says}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function actOf({ acts }: Screen, { happenings }: ScreenModel, says: string): Act {
  const act = new Map(Object.entries(acts)).get(says) ?? (happenings.get(says)?.isByItself ? () => Promise.resolve() : undefined);
  if (act === undefined) throw new Error(`Nobody knows how to do: ${says}`);
  return act;
}

/** Tries every transition that is called impossible. */
export async function tryTheImpossible({ stage, model, screen }: Journey): Promise<void> {
  for (const transition of model.impossible.keys()) {
    const attempt = screen.attempts?.[transition];
    if (attempt === undefined) throw new Error(`Nobody tries ${transition}.`);
    await attempt(stage);
    expectOnlyPossible(stage, model);
  }
}

function expectOnlyPossible(stage: Stage, { impossible }: ScreenModel) {
  const taken = stage.log.taken().filter((transition) => impossible.has(transition));
  if (taken.length > 0) throw new Error(`Called impossible, and taken: ${taken.join('; ')}. Let a walk take it.`);
}
