import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Actor, AnyActor, EmittedFrom } from 'xstate';
import { trackPendingWrites } from './pending-writes.ts';

type EmittedOf<TActor> = TActor extends Actor<infer TLogic> ? EmittedFrom<TLogic> : never;

/** Listeners for the emitted events of a page's machine. */
export type Listeners<TActor> = {
  [TType in EmittedOf<TActor>['type']]?: (emitted: Extract<EmittedOf<TActor>, { type: TType }>) => void;
};

/**
 * Creates and starts the actor of a page. Unmounting sends `page.left`; the actor runs until a pending write has settled, so that its toast appears
 * on any page (Faults I3). StrictMode's simulated unmount is ignored.
 */
export function usePageActor<TActor extends AnyActor>(create: () => TActor, listeners: Listeners<TActor>): TActor {
  const [actor] = useState(create);
  const isMounted = useRef(false);
  // After an unmount it still calls the last listeners.
  const notify = useEffectEvent((emitted: { type: string }) => {
    const listener: unknown = Reflect.get(listeners, emitted.type);
    if (typeof listener === 'function') listener(emitted);
  });

  useEffect(() => {
    isMounted.current = true;
    const subscription = actor.on('*', (emitted) => notify(emitted));
    trackPendingWrites(actor);
    actor.start();
    return () => {
      isMounted.current = false;
      // StrictMode remounts in the same task, so a real unmount is known in a microtask.
      queueMicrotask(() => {
        if (isMounted.current) subscription.unsubscribe();
        else leave(actor);
      });
    };
  }, [actor]);

  return actor;
}

/** Sends `page.left` to an active actor. */
export function leave(actor: AnyActor): void {
  if (actor.getSnapshot().status === 'active') actor.send({ type: 'page.left' });
}
