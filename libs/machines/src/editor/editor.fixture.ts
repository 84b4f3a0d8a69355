import { createFixture, done, elapsed, failed } from '../charts/machine-fixture.ts';
import { createEditorMachine } from './editor.machine.ts';

export const editorFixture = createFixture({
  machine: createEditorMachine<{ name: string }, { name: string }>(),
  purpose: 'Edits and saves the values of a form (food, category, profile), then redirects after a delay.',
  inputs: [{ values: { name: '' }, noticeMs: 3000 }],
  events: {
    'Type a name': { type: 'values.changed', change: { name: 'Naan' } },
    'Somebody else saves a name': { type: 'original.changed', original: { name: 'Roti' } },
    Submit: { type: 'form.submitted', payload: { name: 'Naan' } },
    'Leave the screen': { type: 'page.left' },
    'The save succeeds': done('save'),
    'The save fails': failed('save', 'refused'),
    'The notice ends': elapsed('successNotice', 'editor.saved'),
  },
});
