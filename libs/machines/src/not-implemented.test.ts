import { createActor, getInitialSnapshot, getNextSnapshot, toPromise } from 'xstate';
import { expect, it } from 'vitest';
import { createSubmissionMachine } from './submission/submission.machine.ts';
import { notImplemented } from './not-implemented.ts';

it('rejects with the name of the missing actor', async () => {
  const actor = createActor(notImplemented<string, undefined>('send'), { input: undefined });
  const outcome = toPromise(actor);
  actor.start();
  await expect(outcome).rejects.toEqual(new Error("The actor 'send' was not provided."));
});

it('a submission machine without its guard throws on form.submitted', () => {
  const machine = createSubmissionMachine<string>();
  const editing = getInitialSnapshot(machine, { noticeMs: 0 });
  expect(() => getNextSnapshot(machine, editing, { type: 'form.submitted', values: '' })).toThrow(
    "The guard 'isAcceptable' was not provided.",
  );
});
