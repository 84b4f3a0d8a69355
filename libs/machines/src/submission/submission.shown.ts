import { answered, failed, passed, sample, type ShownMachine, unanswered } from '../charts/shown-machine.ts';
import { createSubmissionMachine } from './submission.machine.ts';

export const shownSubmission: ShownMachine = {
  name: 'submission',
  purpose: 'One sending of a form (login, registration) and the delayed leaving afterwards.',
  machine: createSubmissionMachine<{ isGood: boolean }, number>().provide({
    actors: { send: unanswered() },
    guards: { isAcceptable: (_, { values }) => values.isGood },
  }),
  inputs: [{ noticeMs: 2000 }],
  samples: [
    sample('a good form is submitted', { type: 'form.submitted', values: { isGood: true } }),
    sample('a form with a mistake is submitted', { type: 'form.submitted', values: { isGood: false } }),
    sample('the screen is left', { type: 'screen.left' }),
    answered('the server accepts', 'send', 1),
    failed('the server refuses', 'send', 'refused'),
    passed('the notice has been read', 'successNotice', 'submission.succeeded'),
  ],
};
