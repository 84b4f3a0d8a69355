import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Button, IconButton } from '../button/button.tsx';
import { ChevronIcon, MenuIcon, PencilIcon, TrashIcon } from '../icons/icons.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from './menu.tsx';

const onSelect = fn();

const meta = preview.meta({
  title: 'Components/Menu',
  tags: ['autodocs', 'new'],
  component: Menu,
  subcomponents: { MenuItem, MenuLink, MenuSeparator },
  parameters: { docs: { story: { inline: false, iframeHeight: '320px' } } },
  args: {
    trigger: (
      <Button variant="quiet" icon={<ChevronIcon />}>
        Actions
      </Button>
    ),
    children: (
      <>
        <MenuItem icon={<PencilIcon />} onSelect={onSelect} id="rename">
          Rename
        </MenuItem>
        <MenuItem isDisabled onSelect={onSelect}>
          Publish
        </MenuItem>
        <MenuLink href="#history">History</MenuLink>
        <MenuSeparator />
        <MenuItem tone="critical" icon={<TrashIcon />} onSelect={onSelect}>
          Delete
        </MenuItem>
      </>
    ),
  },
});

const isClosed = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

export const Open = meta.story({
  parameters: { baseline: 'window' },
  args: { defaultOpen: true },
  play: async () => {
    await expect(await screen.findByRole('menu')).toHaveAccessibleName('Actions');
    await expect(screen.getByRole('menuitem', { name: 'Publish' })).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByRole('menuitem', { name: 'Rename' }).id).toBe('rename');
  },
});

/** Arrow keys skip nothing that can be read; a disabled item does nothing. */
export const ByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('d{Enter}');
    await isClosed();
    await expect(onSelect).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const IconTrigger = meta.story({
  tags: ['!autodocs'],
  args: { trigger: <IconButton label="More" icon={<MenuIcon />} /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await waitFor(() => expect(screen.getByRole('menu', { name: 'More' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await isClosed();
  },
});
