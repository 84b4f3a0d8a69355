import { createActor, toPromise } from 'xstate';
import { expect, it } from 'vitest';
import { notImplemented } from './not-implemented.ts';

it('rejects with the name of the missing actor', async () => {
  const actor = createActor(notImplemented<string, undefined>('send'), { input: undefined });
  const outcome = toPromise(actor);
  actor.start();
  await expect(outcome).rejects.toEqual(new Error("The actor 'send' was not provided."));
});
