import type { Guidance } from '../../stories/docs/guidance.ts';
import { Button, IconButton } from '../button/button.tsx';
import { PencilIcon } from '../icons/icons.tsx';
import { Tooltip } from './tooltip.tsx';

export const guidance: Guidance = {
  title: 'Components/Tooltip',
  status: 'new',
  use: ['To show the name of an icon button (`isName`).', 'For a short hint that helps but is not needed.'],
  avoid: [
    'For what is needed: a touch screen shows no tooltip on hover. Write it into the page.',
    'For links and buttons inside the hint: use a Dialog or a Disclosure.',
  ],
  comparisons: [
    {
      good: (
        <Tooltip text="Update" isName>
          {() => <IconButton label="Update" icon={<PencilIcon />} />}
        </Tooltip>
      ),
      because: 'It repeats the accessible name for those who see the icon only.',
      poor: <Tooltip text="Update this dish">{(describedBy) => <Button aria-describedby={describedBy}>Update</Button>}</Tooltip>,
      instead: 'A hint that says what the button says.',
    },
  ],
  words: ['At most one short sentence, without a full stop for a name.'],
  keyboard: [
    ['Tab', 'Opens it with the focus on its element, and closes it when the focus leaves.'],
    ['Escape', 'Closes the tooltip and nothing else.'],
  ],
  screenReader:
    'With `isName` nothing in addition: the button has that name. Otherwise the text is the description of the element and is read after its name.',
};
