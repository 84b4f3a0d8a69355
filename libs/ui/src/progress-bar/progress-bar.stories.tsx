import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { TopBar } from '../top-bar/top-bar.tsx';
import { ProgressBar } from './progress-bar.tsx';

/** Sets the elapsed time of the bar's animation, including its delay. Milliseconds. */
function seek(milliseconds: number) {
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.currentTime = milliseconds;
  }
}

const meta = preview.meta({
  title: 'Components/Progress bar',
  tags: ['autodocs'],
  component: ProgressBar,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: '480px' } } },
  args: { label: 'Loading', isLoading: true },
  render: (args) => (
    <>
      <TopBar label="Main" brand="My Food" links={null} end={null} isRaised={false} />
      <ProgressBar {...args} />
    </>
  ),
});

export const Loading = meta.story({
  play: async ({ canvas }) => {
    seek(1500);
    const bar = canvas.getByRole('progressbar', { name: 'Loading' });
    await expect(bar).toBeVisible();
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    await expect(bar.getBoundingClientRect().top).toBe(canvas.getByRole('banner').getBoundingClientRect().bottom);
  },
});

/** A wait of less than 300 ms shows nothing. */
export const ShortWait = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { hidden: true });
    seek(299);
    await expect(bar).not.toBeVisible();
    seek(300);
    await expect(bar).toBeVisible();
  },
});

export const Idle = meta.story({
  tags: ['!autodocs'],
  args: { isLoading: false },
  play: async ({ canvas }) => expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument(),
});
