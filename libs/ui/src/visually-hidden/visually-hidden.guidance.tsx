import type { Guidance } from '../../stories/docs/guidance.ts';
import { Button } from '../button/button.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export const guidance: Guidance = {
  title: 'Components/Visually hidden',
  status: 'stable',
  use: ['For text that a screen reader needs and eyes do not: the caption of a table.', 'A SkipLink as the first element of each page.'],
  avoid: ['For instructions: whoever sees needs them, too.', 'To rename a button: use `label`, which contains the visible text.'],
  comparisons: [
    {
      good: (
        <Button size="s">
          Delete<VisuallyHidden> Kacchi Biryani</VisuallyHidden>
        </Button>
      ),
      because: 'The hidden text adds what eyes see beside the button.',
      poor: (
        <Button size="s">
          Delete<VisuallyHidden> cannot be undone</VisuallyHidden>
        </Button>
      ),
      instead: 'A warning that only some people get.',
    },
  ],
  words: ['A part of the sentence around it.'],
  keyboard: [
    ['Tab', 'Shows a SkipLink, the first stop of the page.'],
    ['Enter', 'Moves the focus to the content.'],
  ],
  screenReader: 'The text, in its place.',
};
