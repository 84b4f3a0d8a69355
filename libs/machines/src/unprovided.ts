import { fromPromise, type PromiseActorLogic } from 'xstate';

/** The stand-in of an actor that wiring has to provide: it rejects instead of resolving, so that forgotten wiring is seen at once. */
export function unprovided<Output, Input>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`The actor '${name}' was not provided.`)));
}

/** The stand-in of a guard that wiring has to provide: it throws instead of letting everything pass, so that forgotten wiring is seen at once. */
export function unprovidedGuard<Params>(name: string): (scope: unknown, params: Params) => boolean {
  return () => {
    throw new Error(`The guard '${name}' was not provided.`);
  };
}
