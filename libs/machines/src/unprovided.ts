import { fromPromise, type PromiseActorLogic } from 'xstate';

/** The stand-in of an actor that wiring has to provide: it rejects instead of resolving, so that forgotten wiring is seen at once. */
export function unprovided<Output, Input>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`The actor '${name}' was not provided.`)));
}
