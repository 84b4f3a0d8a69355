import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { createStoryClock } from '../../stories/story-clock.ts';
import { Button } from '../button/button.tsx';
import { Heading } from '../text/text.tsx';
import { ClosableToasts, error, info, longAndNonLatin, SavingToast, success } from './toast-list.examples.tsx';
import { ToastList } from './toast-list.tsx';
import { ToastRegion } from './toast-region.tsx';
import { TopBar } from '../top-bar/top-bar.tsx';

const clock = createStoryClock();
const onExpire = fn();

const meta = preview.meta({
  title: 'Components/Toast',
  tags: ['autodocs', 'clock', 'height'],
  component: ToastList,
  subcomponents: { ToastRegion },
  parameters: { docs: { story: { inline: false, iframeHeight: '280px' } } },
  args: { toasts: [success, error, info], closeLabel: 'Close notification', onExpire },
  beforeEach: clock.install,
  render: (args) => (
    <>
      <Heading level={1}>Menu</Heading>
      <Button variant="quiet">Behind the toasts</Button>
      <ToastRegion label="Notifications">
        <ToastList {...args} />
      </ToastRegion>
    </>
  ),
});

export const AllVariants = meta.story({
  parameters: { baseline: 'window' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('region', { name: 'Notifications' }).textContent).toBe(`${info.text}${error.text}${success.text}`),
});

/** A live region inside another one would be announced twice. */
export const AnnouncedOnce = meta.story({
  tags: ['!autodocs', 'AC-192'],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Notifications' });
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await expect(region.querySelector('[aria-live], [role="status"], [role="alert"], [role="log"]')).toBeNull();
  },
});

/** Below the bar: brand and avatar stay visible. */
export const OnAPhone = meta.story({
  tags: ['!autodocs', 'AC-189'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { toasts: [{ ...error, text: 'Login faild . Please provide the correct informations' }] },
  render: (args) => (
    <>
      <TopBar label="Main" brand="My Food" links={null} end={null} isRaised={false} />
      <Heading level={1}>Login</Heading>
      <ToastRegion label="Notifications">
        <ToastList {...args} />
      </ToastRegion>
    </>
  ),
  play: async ({ canvas }) => {
    document.getAnimations().forEach((animation) => animation.finish());
    const { top, bottom } = canvas.getByText(/^Login faild/).getBoundingClientRect();
    await expect(top).toBeGreaterThan(canvas.getByRole('banner').getBoundingClientRect().bottom);
    await expect((top + bottom) / 2).toBeLessThan(window.innerHeight / 5);
  },
});

/** Measured during the entry animation. */
export const TopCenter = meta.story({
  tags: ['!autodocs'],
  args: { toasts: [success] },
  play: async ({ canvas }) => {
    const { left, right, top, bottom } = canvas.getByText(success.text).getBoundingClientRect();
    await expect(Math.abs((left + right) / 2 - window.innerWidth / 2)).toBeLessThan(window.innerWidth * 0.05);
    await expect((top + bottom) / 2).toBeLessThan(window.innerHeight / 5);
  },
});

/** Expires after exactly its duration, whether the window has the focus or not. */
export const ExpiresAfterItsDuration = meta.story({
  tags: ['!autodocs'],
  args: { toasts: [success] },
  play: async () => {
    window.dispatchEvent(new Event('blur'));
    await clock.advance(1999);
    await expect(onExpire).not.toHaveBeenCalled();
    await clock.advance(1);
    await expect(onExpire.mock.calls).toEqual([[1]]);
  },
});

/** Hovering pauses the timer; the remaining time continues afterwards, also when the time of day was set back. */
export const PausesOnHover = meta.story({
  tags: ['!autodocs', 'AC-820'],
  args: { toasts: [success] },
  play: async ({ canvas }) => {
    await clock.advance(500);
    Object.assign(Date, { now: () => 0 });
    await userEvent.hover(canvas.getByText(success.text));
    await clock.advance(10_000);
    await expect(onExpire).not.toHaveBeenCalled();
    await userEvent.unhover(canvas.getByText(success.text));
    await clock.advance(1499);
    await expect(onExpire).not.toHaveBeenCalled();
    await clock.advance(1);
    await expect(onExpire.mock.calls).toEqual([[1]]);
  },
});

/** The pointer rests where a toast was closed: a browser reports it as coming from the list, not from the toast that is gone. */
export const PausesUnderARestingPointer = meta.story({
  name: 'AC-655 the next toast pauses under a pointer that rests',
  tags: ['!autodocs'],
  args: { toasts: [success] },
  play: async ({ canvas }) => {
    const toast = canvas.getByText(success.text);
    await fireEvent.pointerOver(toast, { relatedTarget: canvas.getByRole('region').firstElementChild });
    await clock.advance(10_000);
    await expect(onExpire).not.toHaveBeenCalled();
    await userEvent.unhover(toast);
    await clock.advance(2000);
    await expect(onExpire).toHaveBeenCalledOnce();
  },
});

export const StaysUntilClosed = meta.story({
  name: 'AC-657 a toast without an end stays until it is closed',
  tags: ['!autodocs'],
  args: { toasts: [{ ...error, durationMs: Infinity }], onFocusLost: fn() },
  play: async ({ canvas, args }) => {
    await clock.advance(10_000);
    await expect(onExpire).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Close notification' }));
    await expect(onExpire).toHaveBeenCalledOnce();
    await expect(args.onFocusLost).toHaveBeenCalledOnce();
  },
});

export const NewDuration = meta.story({
  name: 'A toast whose duration changes stays as long as the new one says',
  tags: ['!autodocs', 'AC-819'],
  render: () => <SavingToast onExpire={onExpire} />,
  play: async ({ canvas }) => {
    await clock.advance(10_000);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await clock.advance(1999);
    await expect(onExpire).not.toHaveBeenCalled();
    await clock.advance(1);
    await expect(onExpire.mock.calls).toEqual([[1]]);
  },
});

export const PausesOnFocus = meta.story({
  tags: ['!autodocs'],
  args: { toasts: [error] },
  play: async ({ canvas }) => {
    await clock.advance(1000);
    await userEvent.click(canvas.getByRole('button', { name: 'Behind the toasts' }));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close notification' })).toHaveFocus();
    await clock.advance(10_000);
    await expect(onExpire).not.toHaveBeenCalled();
    await userEvent.tab({ shift: true });
    await clock.advance(2999);
    await expect(onExpire).not.toHaveBeenCalled();
    await clock.advance(1);
    await expect(onExpire.mock.calls).toEqual([[2]]);
  },
});

/** The focus moves to the next toast, and from the last one back to its origin. */
export const ClosedByKeyboard = meta.story({
  tags: ['!autodocs'],
  render: () => <ClosableToasts toasts={[success, info]} />,
  play: async ({ canvas }) => {
    const origin = canvas.getByRole('button', { name: 'Behind the toasts' });
    origin.focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Close notification' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('region', { name: 'Notifications' })).toBeEmptyDOMElement();
    await expect(origin).toHaveFocus();
  },
});

/** The newest toasts are visible, the list scrolls to the others. */
export const Twenty = meta.story({
  args: { toasts: Array.from({ length: 20 }, (_, index) => ({ ...info, id: index, durationMs: 4000 })) },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('region', { name: 'Notifications' }).firstElementChild;
    await expect(canvas.getAllByText(info.text)[0]?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(list?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

export const LongAndNonLatin = meta.story({ args: { toasts: longAndNonLatin } });
