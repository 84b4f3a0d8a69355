import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Button } from '../button/button.tsx';
import { DialogPage } from './dialog.examples.tsx';
import { Dialog } from './dialog.tsx';

const onClose = fn();

const meta = preview.meta({
  title: 'Components/Dialog',
  tags: ['autodocs'],
  component: Dialog,
  parameters: { docs: { story: { inline: false, iframeHeight: '420px' } } },
  args: {
    title: 'Leave without saving?',
    description: 'What you typed stays here until you go.',
    isOpen: true,
    closeLabel: 'Close',
    onClose,
    children: <p>Kacchi Biryani has a new price and a new picture.</p>,
    actions: (
      <>
        <Button variant="quiet">Stay</Button>
        <Button>Leave</Button>
      </>
    ),
  },
});

export const Centered = meta.story({
  parameters: { baseline: 'window' },
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toHaveAccessibleDescription(
      'What you typed stays here until you go.',
    );
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  },
});

export const SheetOnAPhone = meta.story({
  tags: ['!autodocs'],
  parameters: { baseline: 'window' },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const Drawer = meta.story({
  tags: ['!autodocs'],
  args: { placement: 'start' as const },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

/** Taller than the window: the dialog scrolls, the page does not. */
export const Long = meta.story({
  args: { children: Array.from({ length: 40 }, (_, index) => <p key={index}>One more line, number {index + 1}.</p>) },
});

export const LongWords = meta.story({
  tags: ['!autodocs', 'AC-392'],
  args: {
    description: 'What you typed stays: Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung',
    children: <p>Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung</p>,
  },
  play: async () => {
    const { scrollWidth, clientWidth } = screen.getByRole('dialog');
    await expect(scrollWidth).toBe(clientWidth);
  },
});

export const RestoresFocus = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <DialogPage title="Leave without saving?">
      <p>Two fields were changed.</p>
    </DialogPage>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
    await expect(document.body.style.pointerEvents).toBe('');
  },
});

/** A toast above the dialog is exposed to screen readers, and closing it does not close the dialog. */
export const WithNotification = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <DialogPage title="Leave without saving?">
      <p>Two fields were changed.</p>
    </DialogPage>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog');
    // A query by role finds no element inside `aria-hidden`.
    await expect(screen.getByRole('region', { name: 'Notifications' })).toHaveTextContent('Delete failed!');
    await userEvent.click(screen.getByRole('button', { name: 'Close notification' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Notifications' })).toBeEmptyDOMElement());
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
});
