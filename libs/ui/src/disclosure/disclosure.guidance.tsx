import type { Guidance } from '../../stories/docs/guidance.ts';
import { Text } from '../text/text.tsx';
import { Disclosure } from './disclosure.tsx';

export const guidance: Guidance = {
  title: 'Components/Disclosure',
  status: 'new',
  use: ['For details that few people need, in their place on the page.'],
  avoid: ['For what everybody needs: show it.', 'For errors: nobody opens them.', 'Inside a Disclosure.'],
  comparisons: [
    {
      good: (
        <Disclosure label="What is in it">
          <Text>Basmati rice, mutton, potatoes and prunes.</Text>
        </Disclosure>
      ),
      because: 'The label says what one will find.',
      poor: (
        <Disclosure label="More">
          <Text>The card was declined.</Text>
        </Disclosure>
      ),
      instead: 'An error behind ‘More’.',
    },
  ],
  words: ['A noun or a question. The same words open and closed.'],
  keyboard: [
    ['Tab', 'Moves the focus to the label.'],
    ['Enter', 'Opens or closes it, as does Space.'],
  ],
  screenReader:
    'The label, and whether it is expanded or collapsed. It is a native `details`: find in page opens it in browsers that do so.',
};
