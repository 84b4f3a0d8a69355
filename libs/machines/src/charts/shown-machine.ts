import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, fromPromise } from 'xstate';

/** An event as it may really happen, and what a person would call it. */
export interface Sample {
  says: string;
  event: AnyEventObject;
  /** Where it can happen, when not everywhere. */
  where?: (snapshot: AnyMachineSnapshot) => boolean;
}

/** A machine as it is drawn, explored and played with: its actors never answer, their answers are samples like every other event. */
export interface ShownMachine {
  name: string;
  /** What it is there for, in one sentence. */
  purpose: string;
  machine: AnyStateMachine;
  /** Every way it can start. */
  inputs: { [key: string]: unknown }[];
  samples: Sample[];
  /** Beyond such a snapshot nothing is explored: for context that could grow without end. */
  isTooFar?: (snapshot: AnyMachineSnapshot) => boolean;
}

export const unanswered = <Output, Input>() => fromPromise<Output, Input>(() => new Promise<Output>(() => undefined));

export const sample = (says: string, event: AnyEventObject): Sample => ({ says, event });
/** The answer of an actor: it did what it was asked for. */
export const answered = (says: string, id: string, output?: unknown): Sample => ({
  says,
  event: { type: `xstate.done.actor.${id}`, output },
});
/** The answer of an actor: it failed. */
export const failed = (says: string, id: string, error: unknown): Sample => ({ says, event: { type: `xstate.error.actor.${id}`, error } });
/** A delay of a state is over: `passed('2 s', 'menuPatience', 'checkout.checking')`. */
export const passed = (says: string, delay: string, stateId: string): Sample => ({
  says,
  event: { type: `xstate.after.${delay}.${stateId}` },
});

/** Samples that can happen in a snapshot: no answers of actors that do not run, no end of a delay of another state, nothing after the end. */
export function possibleSamples(samples: readonly Sample[], snapshot: AnyMachineSnapshot): Sample[] {
  if (snapshot.status !== 'active') return [];
  return samples.filter(({ event: { type }, where }) => {
    if (where !== undefined && !where(snapshot)) return false;
    const actor = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1];
    if (actor !== undefined) return snapshot.children[actor] !== undefined;
    const delayed = /^xstate\.after\.[^.]+\.(.+)$/.exec(type)?.[1];
    return delayed === undefined || snapshot._nodes.some(({ id }) => id === delayed);
  });
}
