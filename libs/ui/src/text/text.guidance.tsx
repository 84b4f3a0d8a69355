import type { Guidance } from '../../stories/docs/guidance.ts';
import { Stack } from '../layout/layout.tsx';
import { Heading, Text } from './text.tsx';

export const guidance: Guidance = {
  title: 'Components/Text',
  status: 'stable',
  use: [
    'Heading for the outline of a page: one level 1, no level left out. `variant` chooses the size.',
    '`isUserText` for what people wrote: it finds its own direction and language.',
    '`isReadingWidth` for more than three lines.',
  ],
  avoid: ['A heading for its size: choose a Text with a weight.', 'Muted text for what must be read.'],
  comparisons: [
    {
      good: (
        <Stack gap="xs">
          <Heading level={3} variant="card">
            Kacchi Biryani
          </Heading>
          <Text tone="muted">Basmati rice and mutton.</Text>
        </Stack>
      ),
      because: 'The level is the outline, the variant is the size.',
      poor: (
        <Stack gap="xs">
          <Text size="l" weight="bold">
            Kacchi Biryani
          </Text>
          <Text tone="muted">Basmati rice and mutton.</Text>
        </Stack>
      ),
      instead: 'A heading in looks only: no screen reader finds it.',
    },
  ],
  words: ['Sentence case, unless the specification says otherwise.', 'A heading has no full stop.'],
  keyboard: [],
  screenReader: 'A heading with its level, or text. Bengali text carries its language, so that it is read by a Bengali voice.',
};
