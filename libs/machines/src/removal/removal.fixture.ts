import { createFixture, done, failed } from '../charts/machine-fixture.ts';
import { removalMachine } from './removal.machine.ts';

export const removalFixture = createFixture({
  machine: removalMachine,
  purpose: 'Removes an entry of a list after a confirmation.',
  inputs: [undefined],
  events: {
    Confirm: { type: 'removal.confirmed' },
    'Leave the screen': { type: 'page.left' },
    'The removal succeeds': done('remove'),
    'The removal fails': failed('remove', 'refused'),
  },
});
