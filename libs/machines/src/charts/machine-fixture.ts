import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, fromPromise } from 'xstate';

/** A machine and every event it can receive. Its invoked actors never settle: `events` holds their results. */
export interface MachineFixture {
  machine: AnyStateMachine;
  /** What the machine is for, in one sentence. */
  purpose: string;
  /** Every input it can start with. */
  inputs: unknown[];
  /** Events by a readable label. */
  events: Record<string, AnyEventObject>;
  /** Stops the exploration at such a snapshot, for context that could grow without end. */
  stopWhen?: (snapshot: AnyMachineSnapshot) => boolean;
}

const pending = fromPromise(() => new Promise(() => undefined));

export function createFixture(fixture: MachineFixture): MachineFixture {
  const actors = Object.fromEntries(Object.keys(fixture.machine.implementations.actors).map((name) => [name, pending]));
  return { ...fixture, machine: fixture.machine.provide({ actors }) };
}

export const done = (id: string, output?: unknown): AnyEventObject => ({ type: `xstate.done.actor.${id}`, output });
export const failed = (id: string, error: unknown): AnyEventObject => ({ type: `xstate.error.actor.${id}`, error });
/** The end of a delay: `elapsed('menuTimeout', 'checkout.checking.menu.reading')`. */
export const elapsed = (delay: string, stateId: string): AnyEventObject => ({ type: `xstate.after.${delay}.${stateId}` });
