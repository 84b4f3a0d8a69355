import { answered, failed, passed, sample, type ShownMachine, unanswered } from '../charts/shown-machine.ts';
import { createEditorMachine } from './editor.machine.ts';

export const shownEditor: ShownMachine = {
  name: 'editor',
  purpose: 'What is being typed on one page (food, category, profile), its saving and the delayed leaving afterwards.',
  machine: createEditorMachine<{ name: string }, number>().provide({
    actors: { save: unanswered() },
    guards: { isComplete: (_, { draft }) => draft.name !== '' },
  }),
  inputs: [{ draft: { name: '' }, noticeMs: 3000 }],
  samples: [
    sample('a name is typed', { type: 'draft.changed', change: { name: 'Naan' } }),
    sample('the form is submitted', { type: 'draft.submitted' }),
    sample('the screen is left', { type: 'screen.left' }),
    answered('the server has saved it', 'save', 1),
    failed('the server refuses', 'save', 'refused'),
    passed('the notice has been read', 'successNotice', 'editor.saved'),
  ],
};
