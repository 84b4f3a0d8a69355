import type { Guidance } from '../../stories/docs/guidance.ts';
import { Text } from '../text/text.tsx';
import { Kbd } from './kbd.tsx';

export const guidance: Guidance = {
  title: 'Components/Kbd',
  status: 'new',
  use: ['For the name of a key in text or a list of shortcuts.'],
  avoid: ['For code or a value: use Text.'],
  comparisons: [
    {
      good: (
        <Text>
          <Kbd>Shift</Kbd> and <Kbd>?</Kbd> show the shortcuts.
        </Text>
      ),
      because: 'One element for each key.',
      poor: (
        <Text>
          <Kbd>Shift+?</Kbd> show the shortcuts.
        </Text>
      ),
      instead: 'A combination in one key.',
    },
  ],
  words: ['What is printed on the key: ‘Enter’, ‘Esc’, ‘K’.'],
  keyboard: [],
  screenReader: 'The text of the key.',
};
