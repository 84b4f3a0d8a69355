import { shownMachine } from '@my-food/machines/charts';
import { modelOf } from './screen-model.ts';

/** On the registration, the one form with a rule of its own: two equal passwords. */
export const submissionModel = modelOf(shownMachine('submission'), {
  inputs: [{ noticeMs: 3000 }],
  done: {
    'two different passwords are sent': {
      event: { type: 'form.submitted', values: { isGood: false } },
      where: (snapshot) => snapshot.matches('editing'),
    },
    'the form is sent': { event: { type: 'form.submitted', values: { isGood: true } }, where: (snapshot) => snapshot.matches('editing') },
    'the screen is left': { event: { type: 'screen.left' }, where: (snapshot) => !snapshot.matches({ sending: 'unseen' }) },
    'the server accepts': { event: { type: 'xstate.done.actor.send' } },
    'the server refuses': { event: { type: 'xstate.error.actor.send', error: new Error('400') } },
    'three seconds pass': { event: { type: 'xstate.after.successNotice.submission.succeeded' } },
  },
});
