import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../stories/preview.ts';
import { Button } from '../../button/button.tsx';
import { UserIcon } from '../../icons/icons.tsx';
import { Avatar } from '../../picture/avatar.tsx';
import { MenuItem, MenuLink } from '../../menu/menu.tsx';
import { AccountMenu } from './account-menu.tsx';

const onLogout = fn();

const meta = preview.meta({
  title: 'Components/Account menu',
  tags: ['autodocs'],
  component: AccountMenu,
  subcomponents: { MenuItem, MenuLink },
  parameters: { docs: { story: { inline: false, iframeHeight: '240px' } } },
  args: {
    trigger: { label: 'Account', picture: <Avatar src={null} alt="" /> },
    children: (
      <>
        <MenuLink href="#/profile/" icon={<UserIcon />}>
          Profile
        </MenuLink>
        <MenuItem onSelect={onLogout}>Logout</MenuItem>
      </>
    ),
  },
  render: (args) => (
    <>
      <AccountMenu {...args} />
      <Button id="elsewhere" variant="quiet">
        Elsewhere
      </Button>
    </>
  ),
});

const isClosed = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

export const Closed = meta.story();

/** Open on mount, for a menu whose code loads after the click. */
export const OpenAtOnce = meta.story({
  parameters: { baseline: 'window' },
  args: { defaultOpen: true },
  play: async () => {
    await expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Profile', 'Logout']);
    await expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '#/profile/');
  },
});

export const ByPointer = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const styleBefore = document.body.getAttribute('style');
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await isClosed();
    await expect(document.body.getAttribute('style')).toBe(styleBefore);
    await expect(canvas.getByRole('button', { name: 'Elsewhere' })).toBeEnabled();
  },
});

/** The router prevents the default of the click and may already be at the target. The menu closes and the focus returns to the trigger. */
export const LinkOfARouter = meta.story({
  tags: ['!autodocs'],
  args: {
    children: (
      <MenuLink href="#/profile/" onClick={(event) => event.preventDefault()}>
        Profile
      </MenuLink>
    ),
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Profile' }));
    await isClosed();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

/** A page that has moved the focus keeps it. */
export const LinkToAnotherScreen = meta.story({
  tags: ['!autodocs'],
  args: {
    children: (
      <MenuLink
        href="#/profile/"
        onClick={(event) => {
          event.preventDefault();
          document.querySelector<HTMLElement>('#elsewhere')?.focus();
        }}
      >
        Profile
      </MenuLink>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Profile' }));
    await isClosed();
    await expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  },
});

export const ByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await isClosed();
    await expect(onLogout).toHaveBeenCalledTimes(1);
  },
});
