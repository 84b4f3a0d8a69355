import { type Actor, type AnyActorLogic, type EmittedFrom, fromPromise, type PromiseActorLogic, SimulatedClock } from 'xstate';

/** A started actor, the clock that drives its delays and everything it has emitted, oldest first. */
export interface Simulation<Logic extends AnyActorLogic> {
  actor: Actor<Logic>;
  clock: SimulatedClock;
  emitted: EmittedFrom<Logic>[];
}

/** Records the events that the actor emits from now on, oldest first. */
function recordEmitted<Logic extends AnyActorLogic>(actor: Actor<Logic>): EmittedFrom<Logic>[] {
  const emitted: EmittedFrom<Logic>[] = [];
  actor.on('*', (event) => {
    emitted.push(event);
  });
  return emitted;
}

/** Starts an actor on a simulated clock: `startSimulated((clock) => createActor(machine, { clock, input }))`. */
export function startSimulated<Logic extends AnyActorLogic>(create: (clock: SimulatedClock) => Actor<Logic>): Simulation<Logic> {
  const clock = new SimulatedClock();
  const actor = create(clock);
  const emitted = recordEmitted(actor);
  actor.start();
  return { actor, clock, emitted };
}

/** A promise that the test settles. */
export interface Deferred<Output> {
  promise: Promise<Output>;
  resolve: (output: Output) => void;
  reject: (error: unknown) => void;
}

export function createDeferred<Output>(): Deferred<Output> {
  let resolve: Deferred<Output>['resolve'] = () => undefined;
  let reject: Deferred<Output>['reject'] = () => undefined;
  const promise = new Promise<Output>((fulfil, fail) => {
    resolve = fulfil;
    reject = fail;
  });
  return { promise, resolve, reject };
}

/** The input of an invoked actor, and its result, which the test settles. */
export interface Call<Input, Output> {
  input: Input;
  answer: Deferred<Output>;
}

/** Actor logic that adds every call to `calls` and waits for its `answer`: `provide({ actors: { send: recorded(sends) } })`. */
export function recorded<Output, Input>(calls: Call<Input, Output>[]): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(({ input }) => {
    const answer = createDeferred<Output>();
    calls.push({ input, answer });
    return answer.promise;
  });
}

/** Flushes the microtask queue, so that actors receive settled promises. */
export async function flushPromises(): Promise<void> {
  for (let tick = 0; tick < 10; tick += 1) await Promise.resolve();
}
