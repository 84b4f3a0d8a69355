import type { Guidance } from '../../stories/docs/guidance.ts';
import { Button } from '../button/button.tsx';
import { Inline, Stack } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';

export const guidance: Guidance = {
  title: 'Components/Dialog',
  status: 'stable',
  use: ['For a short task that needs an answer before the page goes on.', '`placement="start"` for the navigation of a narrow window.'],
  avoid: [
    'For a confirmation of a deletion: use an Alert dialog.',
    'For what has an address of its own: make it a page.',
    'Inside another dialog.',
  ],
  comparisons: [
    {
      good: (
        <Stack>
          <Text weight="strong">Leave without saving?</Text>
          <Inline>
            <Button variant="quiet" size="s">
              Stay
            </Button>
            <Button size="s">Leave</Button>
          </Inline>
        </Stack>
      ),
      because: 'Both answers are verbs, the primary one last.',
      poor: (
        <Stack>
          <Text weight="strong">Attention!</Text>
          <Inline>
            <Button size="s">OK</Button>
          </Inline>
        </Stack>
      ),
      instead: 'A title without content, and no way back.',
    },
  ],
  words: ['The title is a question or names the task.', 'The description is one sentence.'],
  keyboard: [
    ['Tab', 'Moves the focus within the dialog, and from its end to its start.'],
    ['Shift Tab', 'Moves it backwards.'],
    ['Escape', 'Closes the dialog.'],
  ],
  screenReader:
    'A modal dialog with its title and description. The rest of the page is hidden from the screen reader until it closes; then the focus returns to the opener. Toasts are still announced.',
};
