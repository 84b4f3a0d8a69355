import { shownMachine } from '@my-food/machines/charts';
import { modelOf } from './screen-model.ts';

const manyQuestions = 'The list opens a fresh question, with a machine of its own, for every entry; the one before is left.';
const closedAtOnce = 'The question closes with the answer, so that a removal is always seen to its end unseen.';

/** On the list of categories. */
export const removalModel = modelOf(shownMachine('removal'), {
  inputs: [{}],
  done: {
    'deleting is asked for': {
      event: { type: 'removal.requested', id: 1 },
      where: (snapshot) => snapshot.matches('resting') && snapshot.context.id === 0,
    },
    'yes, delete': { event: { type: 'removal.confirmed' }, where: (snapshot) => snapshot.matches('asking') },
    cancel: { event: { type: 'removal.cancelled' }, where: (snapshot) => snapshot.matches('asking') },
    'the screen is left': { event: { type: 'screen.left' }, where: (snapshot) => snapshot.matches('asking') },
    'the server has deleted it': {
      event: { type: 'xstate.done.actor.remove' },
      where: (snapshot) => snapshot.matches({ removing: 'unseen' }),
    },
    'the server refuses': {
      event: { type: 'xstate.error.actor.remove', error: new Error('400') },
      where: (snapshot) => snapshot.matches({ removing: 'unseen' }),
    },
  },
  byItself: {
    'the question is drawn twice': {
      event: { type: 'removal.requested', id: 1 },
      where: (snapshot) => snapshot.matches('asking'),
      isDoubleDrawing: true,
    },
    'the question closes': {
      event: { type: 'screen.left' },
      where: (snapshot) => snapshot.matches({ removing: 'seen' }) || (snapshot.matches('resting') && snapshot.context.id !== 0),
    },
  },
  impossible: {
    'asking / removal.requested': manyQuestions,
    'removing / xstate.done.actor.remove': closedAtOnce,
    'removing / xstate.error.actor.remove': closedAtOnce,
  },
});
