import { fromPromise, type PromiseActorLogic } from 'xstate';

/** Placeholder for an actor that `provide()` has to replace. It rejects. */
export function notImplemented<Output, Input>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`The actor '${name}' was not provided.`)));
}
