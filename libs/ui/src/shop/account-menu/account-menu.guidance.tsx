import type { Guidance } from '../../../stories/docs/guidance.ts';
import { Avatar } from '../../picture/avatar.tsx';
import { ButtonLink } from '../../button/button-link.tsx';
import { AccountButton } from './account-button.tsx';

export const guidance: Guidance = {
  title: 'Components/Account menu',
  status: 'stable',
  use: ['At the end of the Top bar, for somebody who is signed in.', 'AccountButton until the menu has been loaded.'],
  avoid: ['For guests: show a link to the login.', 'For the places of the shop.'],
  comparisons: [
    {
      good: <AccountButton label="Account" picture={<Avatar src={null} alt="" />} />,
      because: 'Signed in: a picture that opens the menu.',
      poor: <ButtonLink href="#/login/">Login</ButtonLink>,
      instead: 'A login for somebody who is signed in.',
    },
  ],
  words: ['‘Profile’, ‘Logout’: one word each.'],
  keyboard: [
    ['Enter', 'Opens the menu with the focus on its first item, as do Space and ↓.'],
    ['↑ ↓', 'Move through the items.'],
    ['Escape', 'Closes it; the focus returns to the picture.'],
  ],
  screenReader: 'A button with the label, collapsed or expanded; then the items of the menu. The picture is an ornament.',
};
