import type { Guidance } from '../../stories/docs/guidance.ts';
import { Button } from '../button/button.tsx';
import { Inline } from '../layout/layout.tsx';
import { ThemeScope } from './theme-scope.tsx';

export const guidance: Guidance = {
  title: 'Components/Theme scope',
  status: 'new',
  use: ['For a part of a page in another theme, such as a preview.', '`density="compact"` for lists that are worked with all day.'],
  avoid: ['For the theme of the page: that is `data-theme` on the root element.', 'Compact density for customers: its targets are 32 px.'],
  comparisons: [
    {
      good: (
        <ThemeScope theme="dark" hasBackground>
          <Inline>
            <Button size="s">Add to Order</Button>
          </Inline>
        </ThemeScope>
      ),
      because: 'Background and content change together.',
      poor: (
        <ThemeScope density="compact">
          <Inline>
            <Button size="s">Add to Order</Button>
          </Inline>
        </ThemeScope>
      ),
      instead: 'Compact density on a page for phones.',
    },
  ],
  words: ['None.'],
  keyboard: [],
  screenReader: 'Nothing: it changes looks only.',
};
