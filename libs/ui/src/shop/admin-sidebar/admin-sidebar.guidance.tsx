import type { Guidance } from '../../../stories/docs/guidance.ts';
import { Stack } from '../../layout/layout.tsx';
import { TextLink } from '../../link/link.tsx';
import { SidebarLink } from './admin-sidebar.tsx';

export const guidance: Guidance = {
  title: 'Components/Admin sidebar',
  status: 'stable',
  use: ['For the pages of the admin: beside them on a laptop, above them on a tablet, in a drawer on a phone.'],
  avoid: ['For customers: they have the Top bar.', 'For actions.'],
  comparisons: [
    {
      good: (
        <SidebarLink href="#/" aria-current="page">
          View Food
        </SidebarLink>
      ),
      because: 'The current page is marked.',
      poor: (
        <Stack gap="xs">
          <TextLink href="#/">View Food</TextLink>
          <TextLink href="#/">View Food again</TextLink>
        </Stack>
      ),
      instead: 'Two links to one page, none of them current.',
    },
  ],
  words: ['A verb and its object: ‘Add Food’.'],
  keyboard: [
    ['Tab', 'Moves through the links; on a phone to the button that opens the drawer.'],
    ['Escape', 'Closes the drawer; the focus returns to its button.'],
  ],
  screenReader: 'A navigation with its title; ‘current page’ on the current link. The drawer is a modal dialog.',
};
