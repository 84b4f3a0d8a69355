import { createFixture, done, elapsed, failed } from '../charts/machine-fixture.ts';
import { createEditorMachine } from './editor.machine.ts';

export const editorFixture = createFixture({
  machine: createEditorMachine<{ name: string }, { name: string }, number>(),
  purpose: 'What is being typed on one page (food, category, profile), its saving and the delayed leaving afterwards.',
  inputs: [{ draft: { name: '' }, noticeMs: 3000 }],
  events: {
    'Type a name': { type: 'draft.changed', change: { name: 'Naan' } },
    Submit: { type: 'draft.submitted', payload: { name: 'Naan' } },
    'Leave the screen': { type: 'screen.left' },
    'The save succeeds': done('save', 1),
    'The save fails': failed('save', 'refused'),
    'The notice ends': elapsed('successNotice', 'editor.saved'),
  },
});
