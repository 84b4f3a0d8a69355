import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Button, IconButton } from '../button/button.tsx';
import { ChevronIcon, MenuIcon, PencilIcon, TrashIcon } from '../icons/icons.tsx';
import { Inline } from '../layout/layout.tsx';
import { MenuOfDialogs } from './menu.examples.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from './menu.tsx';

const onSelect = fn();
const onOpenChange = fn();

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

/** The arrow keys skip a disabled item, as letters do. */
export const ByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'History' })).toHaveFocus();
    await userEvent.keyboard('d{Enter}');
    await isClosed();
    await expect(onSelect).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

/** Closed by Escape, or by a press on an empty part of the page, it returns the focus to the trigger. */
export const IconTrigger = meta.story({
  tags: ['!autodocs'],
  args: { trigger: <IconButton label="More" icon={<MenuIcon />} /> },
  play: async ({ canvas, canvasElement }) => {
    const trigger = canvas.getByRole('button', { name: 'More' });
    for (const close of [() => userEvent.keyboard('{Escape}'), () => userEvent.click(canvasElement)]) {
      await userEvent.click(trigger);
      await waitFor(() => expect(screen.getByRole('menu', { name: 'More' })).toHaveFocus());
      await close();
      await isClosed();
      await waitFor(() => expect(trigger).toHaveFocus());
    }
  },
});

export const OpensDialogs = meta.story({
  name: 'A dialog that an item opens returns the focus to the trigger',
  tags: ['!autodocs', 'AC-390'],
  render: () => <MenuOfDialogs onOpenChange={onOpenChange} />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    for (const [item, role] of [
      ['Rename', 'dialog'],
      ['Delete', 'alertdialog'],
    ] as const) {
      trigger.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
      await userEvent.keyboard(item.charAt(0));
      await waitFor(() => expect(screen.getByRole('menuitem', { name: item })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await screen.findByRole(role);
      await isClosed();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());
      await waitFor(() => expect(trigger).toHaveFocus());
    }
    await expect(onOpenChange.mock.calls).toEqual([[true], [false], [true], [false]]);
  },
});

export const UnavailableTrigger = meta.story({
  name: 'A trigger that is disabled or loading opens nothing',
  tags: ['!autodocs', 'AC-391'],
  render: () => (
    <Inline>
      <Menu trigger={<Button isDisabled>Publish</Button>}>
        <MenuItem onSelect={onSelect}>Today</MenuItem>
      </Menu>
      <Menu trigger={<IconButton label="More" icon={<MenuIcon />} isDisabled />}>
        <MenuItem onSelect={onSelect}>Rename</MenuItem>
      </Menu>
      <Menu trigger={<Button isLoading>Export</Button>}>
        <MenuItem onSelect={onSelect}>CSV</MenuItem>
      </Menu>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button');
    await expect(buttons.map((button) => button.matches(':disabled'))).toEqual([true, true, false]);
    for (const button of buttons) {
      await userEvent.click(button);
      await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    }
    canvas.getByRole('button', { name: 'Export' }).focus();
    await userEvent.keyboard('{Enter}{ }{ArrowDown}');
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  },
});

export const TallerThanTheWindow = meta.story({
  name: 'A menu that is taller than the window scrolls',
  tags: ['!autodocs', 'AC-395', 'height'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    defaultOpen: true,
    children: Array.from({ length: 40 }, (_, index) => (
      <MenuItem key={index} onSelect={onSelect}>
        Version {index + 1}
      </MenuItem>
    )),
  },
  play: async () => {
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toHaveFocus());
    await userEvent.keyboard('{End}');
    const last = screen.getByRole('menuitem', { name: 'Version 40' });
    await expect(last).toHaveFocus();
    const edge = menu.getBoundingClientRect();
    await expect(edge.top).toBeGreaterThanOrEqual(0);
    await expect(edge.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(edge.bottom);
  },
});
