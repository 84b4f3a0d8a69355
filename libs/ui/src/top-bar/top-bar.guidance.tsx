import type { Guidance } from '../../stories/docs/guidance.ts';
import { Inline } from '../layout/layout.tsx';
import { TextLink } from '../link/link.tsx';

export const guidance: Guidance = {
  title: 'Components/Top bar',
  status: 'stable',
  use: ['Once per application: its name, three to five main places, the account.', 'On a phone the same links are at the lower edge.'],
  avoid: ['For actions of a page.', 'For more than five places.'],
  comparisons: [
    {
      good: (
        <Inline gap="l">
          <TextLink href="#/" aria-current="page">
            Home
          </TextLink>
          <TextLink href="#/">Food</TextLink>
          <TextLink href="#/">Cart</TextLink>
        </Inline>
      ),
      because: 'Three places, the current one marked.',
      poor: (
        <Inline gap="l">
          <TextLink href="#/">Home</TextLink>
          <TextLink href="#/">Our delicious food</TextLink>
          <TextLink href="#/">Print</TextLink>
        </Inline>
      ),
      instead: 'A slogan and an action among places.',
    },
  ],
  words: ['One noun for each place.'],
  keyboard: [
    ['Tab', 'Moves from the name through the links to the account.'],
    ['Enter', 'Follows the link.'],
  ],
  screenReader: 'The banner with a navigation of its label; ‘current page’ on the current link; the count of a link as its description.',
};
