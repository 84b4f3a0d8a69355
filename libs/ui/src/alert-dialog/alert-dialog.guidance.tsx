import type { Guidance } from '../../stories/docs/guidance.ts';
import { Button } from '../button/button.tsx';
import { Inline, Stack } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';

export const guidance: Guidance = {
  title: 'Components/Alert dialog',
  status: 'stable',
  use: ['Before something is lost that cannot be restored.', 'With the name of what is meant as `subject`.'],
  avoid: [
    'For what can be undone: do it, and offer ‘Undo’ in a Toast.',
    'For a form or a longer text: use a Dialog.',
    'For a report of success or failure: use a Toast or a Notice.',
  ],
  comparisons: [
    {
      good: (
        <Stack>
          <Text weight="strong">Delete Kacchi Biryani?</Text>
          <Inline>
            <Button variant="quiet" size="s">
              Cancel
            </Button>
            <Button variant="critical" size="s">
              Delete
            </Button>
          </Inline>
        </Stack>
      ),
      because: 'The button names the action, the text what it applies to.',
      poor: (
        <Stack>
          <Text weight="strong">Are you sure?</Text>
          <Inline>
            <Button variant="quiet" size="s">
              No
            </Button>
            <Button size="s">Yes</Button>
          </Inline>
        </Stack>
      ),
      instead: 'Nobody remembers the question when the answer is only ‘Yes’.',
    },
  ],
  words: ['The title says what will happen, the description whether it can be undone.', 'Buttons repeat the verb of the title.'],
  keyboard: [
    ['Tab', 'Moves on through the buttons and then the page, which stays operable.'],
    ['Enter', 'Presses the focused button; Cancel has the focus first.'],
    ['Escape', 'Cancels.'],
  ],
  screenReader:
    'An alert dialog with its title and description, announced as soon as it opens, because the focus moves to Cancel. The subject describes both buttons. On close the focus returns to the opener, or to `fallbackFocus` if that is gone.',
};
