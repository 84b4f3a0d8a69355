import type { Guidance } from '../../stories/docs/guidance.ts';
import { Stack } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';

export const guidance: Guidance = {
  title: 'Components/Carousel',
  status: 'stable',
  use: ['For three to six pictures of equal weight that invite, and that nobody must see.'],
  avoid: ['For what people came for: few see the second slide.', 'For text that must be read in time.'],
  comparisons: [
    {
      good: (
        <Stack gap="xs">
          <Text weight="strong">Kacchi Biryani</Text>
          <Text tone="muted">Text beside the pictures stays.</Text>
        </Stack>
      ),
      because: 'What must be read does not move.',
      poor: (
        <Stack gap="xs">
          <Text weight="strong">Closed on Friday</Text>
          <Text tone="muted">Slide 3 of 5</Text>
        </Stack>
      ),
      instead: 'News on a slide that is shown for four seconds.',
    },
  ],
  words: ['The label names the collection, each slide its picture.'],
  keyboard: [
    ['Tab', 'Moves the focus through the slides’ buttons and to pause.'],
    ['Enter', 'Shows that slide for its full duration, as does Space.'],
  ],
  screenReader:
    'A group with its label and role description; the slides by their names; the button of the visible one as ‘current’. With reduced motion nothing moves by itself.',
};
