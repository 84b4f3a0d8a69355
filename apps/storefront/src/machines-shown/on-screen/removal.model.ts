import { shownMachine } from '@my-food/machines/charts';
import { modelOf } from './screen-model.ts';

const manyQuestions = 'The list opens a fresh question for every entry; the one before is left.';
const closedAtOnce = 'The question closes with the answer, so that the removal is always seen to its end unseen.';

/** On the list of categories. */
export const removalModel = modelOf(shownMachine('removal'), {
  inputs: [{}],
  happenings: {
    'deleting is asked for': {
      event: { type: 'removal.requested', id: 1 },
      where: (snapshot) => snapshot.matches('resting') && snapshot.context.id === 0,
    },
    'the question is drawn twice': { event: { type: 'removal.requested', id: 1 }, where: (snapshot) => snapshot.matches('asking') },
    'yes, delete': { event: { type: 'removal.confirmed' }, where: (snapshot) => snapshot.matches('asking') },
    cancel: { event: { type: 'removal.cancelled' }, where: (snapshot) => snapshot.matches('asking') },
    'the question closes': {
      event: { type: 'screen.left' },
      where: (snapshot) => snapshot.matches({ removing: 'seen' }) || (snapshot.matches('resting') && snapshot.context.id !== 0),
    },
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
  impossible: {
    'asking / removal.requested': manyQuestions,
    'removing / xstate.done.actor.remove': closedAtOnce,
    'removing / xstate.error.actor.remove': closedAtOnce,
  },
});
