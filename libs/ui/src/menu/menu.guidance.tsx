import type { Guidance } from '../../stories/docs/guidance.ts';
import { Button } from '../button/button.tsx';
import { Inline } from '../layout/layout.tsx';

export const guidance: Guidance = {
  title: 'Components/Menu',
  status: 'new',
  use: ['For three or more actions on one thing, where the page has no room for buttons.'],
  avoid: ['For one or two actions: show them.', 'To choose a value: use a SelectField.', 'For the navigation of the page.'],
  comparisons: [
    {
      good: (
        <Inline>
          <Button size="s" variant="quiet">
            Update
          </Button>
          <Button size="s" variant="critical">
            Delete
          </Button>
        </Inline>
      ),
      because: 'Two actions fit: one press each.',
      poor: (
        <Button size="s" variant="quiet">
          Actions …
        </Button>
      ),
      instead: 'Hide two actions in a menu: two presses, and nobody sees what is there.',
    },
  ],
  words: ['Items are verbs. Destructive ones come last, after a separator.', 'The trigger names what the actions apply to.'],
  keyboard: [
    ['Enter', 'Opens the menu with the focus on its first item, as do Space and ↓.'],
    ['↑ ↓', 'Move through the items.'],
    ['Home', 'Moves to the first item; End to the last.'],
    ['Escape', 'Closes it; the focus returns to the trigger.'],
  ],
  screenReader:
    'A button that opens a menu, expanded or collapsed; then each item with its place. Letters move to the item that begins with them.',
};
