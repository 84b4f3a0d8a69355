import { type AnyActorRef, type AnyMachineSnapshot, isMachineSnapshot } from 'xstate';

interface ReduxDevTools {
  connect(options: { name: string }): { init(state: unknown): void; send(action: { type: string }, state: unknown): void };
}

declare global {
  interface Window {
    /** Defined by the Redux DevTools browser extension. */
    __REDUX_DEVTOOLS_EXTENSION__?: ReduxDevTools;
  }
}

/** Shows events and states of running actors in the Redux DevTools. Sends neither event data nor context: they hold tokens and order data. */
export function inspectActors(actors: readonly AnyActorRef[], devTools = window.__REDUX_DEVTOOLS_EXTENSION__): void {
  for (const actor of actors) {
    const snapshot: AnyMachineSnapshot = actor.getSnapshot();
    const connection = devTools?.connect({ name: snapshot.machine.id });
    connection?.init(snapshot.value);
    actor.system.inspect((inspected) => {
      if (inspected.type !== '@xstate.snapshot' || inspected.actorRef !== actor || !isMachineSnapshot(inspected.snapshot)) return;
      connection?.send({ type: inspected.event.type }, inspected.snapshot.value);
    });
  }
}
