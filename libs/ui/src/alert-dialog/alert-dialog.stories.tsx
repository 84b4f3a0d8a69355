import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Button } from '../button/button.tsx';
import { DeletableDish, DishInADialog } from './alert-dialog.examples.tsx';
import { AlertDialog } from './alert-dialog.tsx';

const onConfirm = fn();
const onCancel = fn();
const onEscape = fn();

const meta = preview.meta({
  title: 'Components/Alert dialog',
  tags: ['autodocs'],
  component: AlertDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: '400px' } } },
  args: {
    title: 'Confirm Deletion',
    description: 'Are you sure you want to delete this Food item? This action cannot be undone.',
    confirmLabel: 'Yes, Delete',
    cancelLabel: 'Cancel',
    onConfirm,
    onCancel,
  },
});

export const Default = meta.story({
  tags: ['height'],
  parameters: { baseline: 'window' },
  play: async () => {
    const dialog = screen.getByRole('alertdialog', { name: 'Confirm Deletion' });
    await expect(dialog).toHaveAccessibleDescription('Are you sure you want to delete this Food item? This action cannot be undone.');
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    await expect(Math.abs((left + right) / 2 - window.innerWidth / 2)).toBeLessThan(window.innerWidth * 0.05);
    await expect((top + bottom) / 2).toBeLessThan(window.innerHeight / 5);
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
});

export const OnAPhone = meta.story({
  ...Default.input,
  tags: ['!autodocs', 'height'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const InALowWindow = meta.story({
  name: 'Large text in a low window: the button with the focus is in view',
  tags: ['!autodocs', 'AC-440'],
  render: () => <DeletableDish onDelete={onConfirm} />,
  globals: { viewport: { value: 'zoom', isRotated: false }, textSize: '200' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    await expect(cancel).toHaveFocus();
    const [button, dialog] = [cancel, screen.getByRole('alertdialog')].map((element) => element.getBoundingClientRect());
    await expect(button?.top).toBeGreaterThanOrEqual(dialog?.top ?? Infinity);
    await expect(button?.bottom).toBeLessThanOrEqual(dialog?.bottom ?? 0);
  },
});

export const LongWords = meta.story({
  tags: ['!autodocs', 'AC-392'],
  args: {
    title: 'Delete Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung',
    description: 'You typed Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung.',
  },
  play: async () => {
    const { scrollWidth, clientWidth } = screen.getByRole('alertdialog');
    await expect(scrollWidth).toBe(clientWidth);
  },
});

export const ByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async () => {
    const [cancel, confirm] = [screen.getByRole('button', { name: 'Cancel' }), screen.getByRole('button', { name: 'Yes, Delete' })];
    await expect(cancel).toHaveFocus();
    await userEvent.tab();
    await expect(confirm).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onConfirm).toHaveBeenCalledTimes(1);
    await expect(onCancel).not.toHaveBeenCalled();
  },
});

export const EscapeCancels = meta.story({
  tags: ['!autodocs'],
  render: () => <DeletableDish onDelete={onConfirm} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Delete' });
    await userEvent.click(opener);
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await expect(opener).toHaveFocus();
    await expect(onConfirm).not.toHaveBeenCalled();
  },
});

/** The opener is removed with its row: `fallbackFocus` receives the focus. */
export const OpenerRemoved = meta.story({
  tags: ['!autodocs'],
  render: () => <DeletableDish onDelete={onConfirm} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes, Delete' }));
    await expect(onConfirm).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('heading', { name: 'View Food' })).toHaveFocus();
  },
});

/** Pointer, keyboard and screen readers still reach the page, and Escape still cancels. */
export const NotModal = meta.story({
  tags: ['!autodocs'],
  render: () => <DeletableDish onDelete={onConfirm} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(screen.getByRole('alertdialog')).not.toHaveAttribute('aria-modal');
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Something else' }));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Something else' })).toHaveFocus();
  },
});

export const AboveADialog = meta.story({
  name: 'Above a dialog it takes the focus and Escape, and the dialog stays open',
  tags: ['!autodocs', 'AC-716'],
  render: () => <DishInADialog onDelete={onConfirm} onClose={onCancel} />,
  play: async () => {
    const opener = screen.getByRole('button', { name: 'Delete' });
    await userEvent.click(opener);
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await userEvent.click(screen.getByRole('button', { name: 'Yes, Delete' }));
    await expect(onConfirm).toHaveBeenCalledTimes(1);
    await expect(onCancel).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(onCancel).toHaveBeenCalledTimes(1);
  },
});

export const ClosedWithItsDialog = meta.story({
  name: 'When the dialog under it is closed, the next Escape is that of the page',
  tags: ['!autodocs', 'AC-865'],
  render: () => (
    <div onKeyDown={({ key }) => key === 'Escape' && onEscape()}>
      <Button>Page</Button>
      <DishInADialog onDelete={onConfirm} onClose={onCancel} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Page' }));
    await userEvent.keyboard('{Escape}');
    await expect(onEscape).toHaveBeenCalledTimes(1);
  },
});

export const BesideAPopover = meta.story({
  name: 'A popover of the application, a dialog that is not modal, neither holds it nor locks the page',
  tags: ['!autodocs', 'AC-816'],
  render: () => (
    <>
      <div role="dialog" data-state="open" aria-label="Filter">
        Vegetarian
      </div>
      <DeletableDish onDelete={onConfirm} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(screen.getByRole('dialog')).not.toContainElement(screen.getByRole('alertdialog'));
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
  },
});
