import { createFixture, done, elapsed, failed } from '../charts/machine-fixture.ts';
import { createSubmissionMachine } from './submission.machine.ts';

export const submissionFixture = createFixture({
  machine: createSubmissionMachine<{ isGood: boolean }>().provide({ guards: { isAcceptable: (_, { values }) => values.isGood } }),
  purpose: 'Sends a form (login, registration) once, then redirects after a delay.',
  inputs: [{ noticeMs: 2000 }],
  events: {
    'Submit a valid form': { type: 'form.submitted', values: { isGood: true } },
    'Submit an invalid form': { type: 'form.submitted', values: { isGood: false } },
    'The session ends': { type: 'form.reset' },
    'Leave the screen': { type: 'page.left' },
    'The server accepts': done('send', 1),
    'The server refuses': failed('send', 'refused'),
    'The notice ends': elapsed('successNotice', 'submission.succeeded'),
  },
});
