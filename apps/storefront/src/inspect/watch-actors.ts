import { type Actor, Actor as ActorClass, type AnyActor, type AnyEventObject, type AnyStateMachine, StateMachine } from 'xstate';
import { pathOf, transitionName } from '@my-food/machines/charts';

/** A machine that has really been started. One that StrictMode made and threw away never is. */
export interface WatchedActor {
  readonly name: string;
  readonly actor: Actor<AnyStateMachine>;
}

/** One event that reached a machine. */
export interface Taken {
  readonly name: string;
  readonly event: string;
  /** Names of the transitions taken; none when the event meant nothing in that state. */
  readonly transitions: readonly string[];
  /** Paths of the states it is in afterwards. */
  readonly states: readonly string[];
}

interface Watcher {
  onStart(watched: WatchedActor): void;
  /** `event`: the very one, which a machine may answer with several steps. */
  onTaken(taken: Taken, by: WatchedActor['actor'], event: AnyEventObject): void;
}

/**
 * Sees every machine of the page start and every transition it takes, without a line in the code that creates them: starting is observed where
 * all actors start. For development and stories alone (decision 0009). Answers how to stop looking.
 */
export function watchActors(watcher: Watcher): () => void {
  const { start } = ActorClass.prototype;
  const known = new WeakSet<AnyActor>();
  ActorClass.prototype.start = function startWatched() {
    if (isMachine(this) && !known.has(this)) {
      known.add(this);
      watch(this, watcher);
    }
    return start.call(this);
  };
  return () => {
    ActorClass.prototype.start = start;
  };
}

function watch(actor: Actor<AnyStateMachine>, watcher: Watcher): void {
  const name = actor.logic.id;
  watcher.onStart({ name, actor });
  actor.system.inspect((inspected) => {
    if (inspected.type !== '@xstate.microstep' || inspected.actorRef !== actor) return;
    const snapshot = inspected.snapshot;
    const taken = {
      name,
      event: inspected.event.type,
      transitions: inspected._transitions.map(transitionName),
      states: '_nodes' in snapshot && Array.isArray(snapshot._nodes) ? snapshot._nodes.map(pathOf).filter((path) => path !== '') : [],
    };
    watcher.onTaken(taken, actor, inspected.event);
  });
}

const isMachine = (actor: AnyActor): actor is Actor<AnyStateMachine> => actor.logic instanceof StateMachine;

/** Paths of the states a machine is in: 'signedIn', 'signedIn.settled'. */
export const statesOf = (actor: Actor<AnyStateMachine>): string[] =>
  actor
    .getSnapshot()
    ._nodes.map(pathOf)
    .filter((path) => path !== '');
