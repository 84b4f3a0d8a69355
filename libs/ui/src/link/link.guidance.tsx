import type { Guidance } from '../../stories/docs/guidance.ts';
import { Text } from '../text/text.tsx';
import { TextLink } from './link.tsx';

export const guidance: Guidance = {
  title: 'Components/Link',
  status: 'stable',
  use: [
    'To go to another page or another place: what has an address.',
    'TextLink in text, ButtonLink for the main way on, CardLink, NameLink and PictureLink in cards.',
  ],
  avoid: ['For an action: use a Button.', 'Two links to the same page in one card: link the name only.'],
  comparisons: [
    {
      good: (
        <Text>
          Read <TextLink href="#/">how we deliver</TextLink>.
        </Text>
      ),
      because: 'The text of the link makes sense without the sentence.',
      poor: (
        <Text>
          To read how we deliver <TextLink href="#/">click here</TextLink>.
        </Text>
      ),
      instead: 'In a list of all links it is only ‘click here’.',
    },
  ],
  words: ['The title of the page it leads to.', 'No ‘here’, ‘more’ or address.'],
  keyboard: [
    ['Tab', 'Moves the focus to the link.'],
    ['Enter', 'Follows it.'],
  ],
  screenReader:
    '‘Link’ and its text; ‘current page’ with `aria-current`. A PictureLink is a target for pointers only: the name beside it is the link.',
};
