import { answered, failed, sample, type ShownMachine, unanswered } from '../charts/shown-machine.ts';
import { removalMachine } from './removal.machine.ts';

export const shownRemoval: ShownMachine = {
  name: 'removal',
  purpose: 'Removing an entry of a list, never without a confirmation.',
  machine: removalMachine.provide({ actors: { remove: unanswered() } }),
  inputs: [{}],
  samples: [
    sample('deleting the first entry is asked for', { type: 'removal.requested', id: 1 }),
    sample('deleting the second entry is asked for', { type: 'removal.requested', id: 2 }),
    sample('yes, delete', { type: 'removal.confirmed' }),
    sample('cancel', { type: 'removal.cancelled' }),
    sample('the screen is left', { type: 'screen.left' }),
    answered('the server has deleted it', 'remove'),
    failed('the server refuses', 'remove', 'refused'),
  ],
};
