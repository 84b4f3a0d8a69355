import type { Guidance } from '../../stories/docs/guidance.ts';
import { Inline, Stack, Surface } from './layout.tsx';

export const guidance: Guidance = {
  title: 'Components/Layout',
  status: 'stable',
  use: [
    'Stack for things below each other, Inline for things beside each other that may wrap, Grid for columns of equal width.',
    'Container for the width of a page, TwoColumn for a page with a summary at its side.',
    'Surface for a raised area.',
  ],
  avoid: ['For margins on a component: the parent owns the space between its children.', 'A Surface in a Surface, only to have a border.'],
  comparisons: [
    {
      good: (
        <Stack gap="s">
          <Surface padding="m">One</Surface>
          <Surface padding="m">Two</Surface>
        </Stack>
      ),
      because: 'A gap of the scale.',
      poor: (
        <Inline gap="xs" wrap={false}>
          <Surface padding="m">One column that needs the whole width</Surface>
          <Surface padding="m">And another beside it</Surface>
        </Inline>
      ),
      instead: 'An Inline that does not wrap: at 320 px it leaves the window.',
    },
  ],
  words: ['None of its own. `label` or `labelledBy` name a section.'],
  keyboard: [],
  screenReader: 'Nothing: boxes are `div` elements. `as="section"` with a label is a region.',
};
