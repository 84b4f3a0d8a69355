import { createActor, toPromise } from 'xstate';
import { expect, it } from 'vitest';
import { unprovided } from './unprovided.ts';

it('rejects and names what is missing', async () => {
  const actor = createActor(unprovided<string, undefined>('send'), { input: undefined });
  const outcome = toPromise(actor);
  actor.start();
  await expect(outcome).rejects.toEqual(new Error("The actor 'send' was not provided."));
});
