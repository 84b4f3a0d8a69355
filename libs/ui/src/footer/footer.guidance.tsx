import type { Guidance } from '../../stories/docs/guidance.ts';
import { Inline } from '../layout/layout.tsx';
import { TextLink } from '../link/link.tsx';
import { Text } from '../text/text.tsx';

export const guidance: Guidance = {
  title: 'Components/Footer',
  status: 'stable',
  use: ['Once per page, at its end: who runs the shop, its contact, the theme.'],
  avoid: ['For what people look for: that belongs to the Top bar or the page.'],
  comparisons: [
    {
      good: <Text tone="muted">© My Food</Text>,
      because: 'Short: the end of the page is not another menu.',
      poor: (
        <Inline>
          <TextLink href="#/">Home</TextLink>
          <TextLink href="#/">Menu</TextLink>
          <TextLink href="#/">Cart</TextLink>
        </Inline>
      ),
      instead: 'The links of the bar again.',
    },
  ],
  words: ['Whole names, no slogans.'],
  keyboard: [],
  screenReader: 'The landmark ‘content information’.',
};
