import { shownMachine } from '@my-food/machines/charts';
import { modelOf } from './screen-model.ts';

/** On the form of a new category, which lacks everything at first. */
export const editorModel = modelOf(shownMachine('editor'), {
  inputs: [{ draft: { name: '' }, noticeMs: 3000 }],
  done: {
    'the form is submitted': { event: { type: 'draft.submitted' }, where: (snapshot) => snapshot.matches('editing') },
    'a name is typed': { event: { type: 'draft.changed', change: { name: 'Sweets' } } },
    'the screen is left': {
      event: { type: 'screen.left' },
      where: (snapshot) => !snapshot.matches({ saving: 'unseen' }),
    },
    'the server has saved it': { event: { type: 'xstate.done.actor.save' } },
    'the server refuses': { event: { type: 'xstate.error.actor.save', error: new Error('400') } },
    'three seconds pass': { event: { type: 'xstate.after.successNotice.editor.saved' } },
  },
});
