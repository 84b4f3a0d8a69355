import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Button, IconButton } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { TrashIcon } from '../icons/icons.tsx';
import { Inline } from '../layout/layout.tsx';
import { Tooltip } from './tooltip.tsx';

const onEscape = fn();
const onClose = fn();

const meta = preview.meta({
  title: 'Components/Tooltip',
  tags: ['autodocs', 'new'],
  component: Tooltip,
  args: {
    text: 'Customers do not see it until it is published.',
    children: (describedBy) => (
      <Button variant="quiet" aria-describedby={describedBy}>
        Save as draft
      </Button>
    ),
  },
  render: (args) => (
    <div style={{ padding: '4rem min(8rem, 20vw)' }} onKeyDown={({ key }) => key === 'Escape' && onEscape()}>
      <Tooltip {...args} />
    </div>
  ),
});

const isClosed = () => waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());

export const ByKeyboard = meta.story({
  parameters: { baseline: 'window' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save as draft' });
    await expect(button).toHaveAccessibleDescription('Customers do not see it until it is published.');
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(button).toHaveFocus();
    await expect(onEscape).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(onEscape).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await screen.findByRole('tooltip');
  },
});

/** The pointer can move onto it, and a press closes it. */
export const ByPointer = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    await userEvent.hover(await screen.findByRole('tooltip'));
    await expect(screen.getByRole('tooltip')).toBeInTheDocument();
    await userEvent.unhover(screen.getByRole('tooltip'));
    await isClosed();
    await userEvent.hover(button);
    await screen.findByRole('tooltip');
    await userEvent.click(button);
    await isClosed();
  },
});

export const ByTouch = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button') });
    await isClosed();
  },
});

export const AfterATouchThatScrolls = meta.story({
  name: 'After a touch that the browser has taken for scrolling, Tab opens it',
  tags: ['!autodocs', 'AC-393'],
  play: async ({ canvas }) => {
    for (const type of ['pointerdown', 'pointercancel'])
      canvas.getByRole('button').dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }));
    await userEvent.tab();
    await expect(screen.getByRole('tooltip')).toBeInTheDocument();
  },
});

/** In Safari a press focuses no button. */
export const AfterAPressThatLeaves = meta.story({
  name: 'After a press that was dragged off a control that it does not focus, Tab opens it',
  tags: ['!autodocs', 'AC-393'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    button.addEventListener('mousedown', (event) => event.preventDefault());
    await userEvent.pointer([{ keys: '[MouseLeft>]', target: button }, { target: document.body }, { keys: '[/MouseLeft]' }]);
    await expect(button).not.toHaveFocus();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(screen.getByRole('tooltip')).toBeInTheDocument();
  },
});

/** The browser scrolls to it. The tooltip follows it, since a scroll ends neither hover nor focus. */
export const OutsideTheWindow = meta.story({
  name: 'Tab to a control outside of the window shows its tooltip',
  tags: ['!autodocs', 'AC-393', 'height'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => (
    <>
      <div style={{ blockSize: '200vh' }} />
      <Tooltip {...args} />
      <div style={{ blockSize: '200vh' }} />
    </>
  ),
  play: async ({ canvas }) => {
    const gap = () => canvas.getByRole('button').getBoundingClientRect().top - screen.getByRole('tooltip').getBoundingClientRect().bottom;
    const { top } = document.documentElement.getBoundingClientRect();
    await userEvent.tab();
    await expect(document.documentElement.getBoundingClientRect().top).toBeLessThan(top);
    const distance = gap();
    window.scrollBy({ top: 50, behavior: 'instant' });
    await waitFor(() => expect(gap()).toBe(distance));
  },
});

/** At the edges it stays inside the window, on the side with room. */
export const AtTheEdge = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { text: 'A sentence that is much longer than its button is wide' },
  render: (args) => <Tooltip {...args} />,
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    const { left, right, top } = (await screen.findByRole('tooltip')).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(8);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth - 8);
    await expect(top).toBeGreaterThanOrEqual(canvas.getByRole('button').getBoundingClientRect().bottom);
  },
});

/** The text repeats the name of an icon button: no description beside it. */
export const Name = meta.story({
  args: { text: 'Delete', isName: true, children: () => <IconButton label="Delete" icon={<TrashIcon />} /> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Delete' });
    await userEvent.hover(button);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Delete');
    await expect(button).not.toHaveAttribute('aria-describedby');
  },
});

export const Below = meta.story({
  tags: ['!autodocs'],
  args: { placement: 'below' },
  render: (args) => (
    <Inline>
      <Tooltip {...args} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    const { top } = (await screen.findByRole('tooltip')).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(canvas.getByRole('button').getBoundingClientRect().bottom);
  },
});

/** A modal dialog disables the pointer events of the page; the bubble keeps its own. */
export const InADialog = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <Dialog title="New dish" isOpen closeLabel="Close" onClose={onClose}>
      <Tooltip {...args} />
    </Dialog>
  ),
  play: async () => {
    await userEvent.hover(screen.getByRole('button', { name: 'Save as draft' }));
    const tooltip = await screen.findByRole('tooltip');
    const { left, top, width, height } = tooltip.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(tooltip);
    await userEvent.hover(tooltip);
    await expect(tooltip).toBeInTheDocument();
    await userEvent.click(tooltip);
    await isClosed();
    await expect(onClose).not.toHaveBeenCalled();
  },
});

export const FromRightToLeft = meta.story({
  tags: ['!autodocs', 'AC-716'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const centerOf = ({ left, right }: DOMRect) => (left + right) / 2;
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    const tooltip = await screen.findByRole('tooltip');
    await expect(centerOf(tooltip.getBoundingClientRect())).toBeCloseTo(centerOf(button.getBoundingClientRect()), -0.5);
  },
});
