import { useEffect, useRef, useState } from 'react';
import type { Actor, AnyActor, EmittedFrom } from 'xstate';
import { lingers } from './work-under-way.ts';

type EmittedOf<TActor> = TActor extends Actor<infer TLogic> ? EmittedFrom<TLogic> : never;

/** What the page does about each thing its machine says. */
export type Listeners<TActor> = {
  [TType in EmittedOf<TActor>['type']]?: (emitted: Extract<EmittedOf<TActor>, { type: TType }>) => void;
};

/**
 * An actor that lives with a page but not a moment shorter than its work: leaving sends `screen.left`, and the machine goes on until a write under way
 * has been answered, so that its toast appears wherever the person is (Faults I3). StrictMode's second mount is not a leaving.
 */
export function usePageActor<TActor extends AnyActor>(create: () => TActor, listeners: Listeners<TActor>): TActor {
  const latest = useRef<Map<string, unknown>>(new Map());
  useEffect(() => {
    latest.current = new Map(Object.entries(listeners));
  });
  const [actor] = useState(create);
  const isMounted = useRef(false);

  useEffect(() => {
    isMounted.current = true;
    const subscription = actor.on('*', (emitted) => {
      const listener = latest.current.get(emitted.type);
      if (typeof listener === 'function') listener(emitted);
    });
    actor.start();
    return () => {
      isMounted.current = false;
      // StrictMode unmounts and mounts again within the same task; only a real leaving survives it.
      queueMicrotask(() => {
        if (isMounted.current) subscription.unsubscribe();
        else if (actor.getSnapshot().status === 'active') leave(actor);
      });
    };
  }, [actor]);

  return actor;
}

function leave(actor: AnyActor): void {
  actor.send({ type: 'screen.left' });
  if (actor.getSnapshot().status === 'active') lingers(actor);
}
