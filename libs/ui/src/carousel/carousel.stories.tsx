import curry from '@lobehub/fluent-emoji-3d/assets/1f35b.webp';
import mango from '@lobehub/fluent-emoji-3d/assets/1f96d.webp';
import stew from '@lobehub/fluent-emoji-3d/assets/1f372.webp';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { createStoryClock } from '../../stories/story-clock.ts';
import { Button } from '../button/button.tsx';
import { Grid, Stack } from '../layout/layout.tsx';
import { Price } from '../price/price.tsx';
import { Carousel, type CarouselProps, type CarouselSlide } from './carousel.tsx';

const clock = createStoryClock();
const slides: CarouselSlide[] = [
  { id: 1, label: 'Kacchi Biryani', picture: <img src={curry} alt="" />, backdrop: 'accent' },
  { id: 2, label: 'Bhuna Khichuri', picture: <img src={stew} alt="" />, backdrop: 2 },
  { id: 3, label: 'Aam Doi', picture: <img src={mango} alt="" />, backdrop: 3 },
];

const meta = preview.meta({
  title: 'Components/Carousel',
  tags: ['autodocs', 'clock'],
  component: Carousel,
  beforeEach: clock.install,
  args: {
    label: 'From our kitchen',
    labels: {
      carousel: 'carousel',
      slide: 'slide',
      show: (slide: string) => `Show ${slide}`,
      play: 'Play slides',
      pause: 'Pause slides',
    },
    slides,
    children: (
      <>
        <div lang="bn">কাচ্চি বিরিয়ানি</div>
        <Price amount="450.00" sign="৳" size="l" />
      </>
    ),
  },
});

interface Canvas {
  getAllByRole: (role: 'group') => HTMLElement[];
}
/** The accessible names of the visible slides. */
const visibleSlides = (canvas: Canvas) =>
  canvas
    .getAllByRole('group')
    .filter((group) => group.getAttribute('aria-roledescription') === 'slide' && getComputedStyle(group).visibility === 'visible')
    .map((slide) => slide.getAttribute('aria-label'));

export const AdvancesEveryFourSeconds = meta.story({
  play: async ({ canvas }) => {
    const observed = [visibleSlides(canvas)];
    const wait = async (ms: number, label: string) => {
      await clock.advance(ms);
      await waitFor(() => expect(visibleSlides(canvas)).toEqual([label]));
      observed.push(visibleSlides(canvas));
    };
    await wait(3999, 'Kacchi Biryani');
    await wait(1, 'Bhuna Khichuri');
    await wait(4000, 'Aam Doi');
    await wait(4000, 'Kacchi Biryani');
    await expect(observed).toEqual([['Kacchi Biryani'], ['Kacchi Biryani'], ['Bhuna Khichuri'], ['Aam Doi'], ['Kacchi Biryani']]);
  },
});

/** Pausing preserves the remaining time of the slide, also when the time of day was set back. */
export const Pauses = meta.story({
  tags: ['AC-820'],
  play: async ({ canvas }) => {
    await clock.advance(2500);
    Object.assign(Date, { now: () => 0 });
    await userEvent.click(canvas.getByRole('button', { name: 'Pause slides' }));
    await clock.advance(20_000);
    await userEvent.click(canvas.getByRole('button', { name: 'Play slides' }));
    await expect(visibleSlides(canvas)).toEqual(['Kacchi Biryani']);
    await clock.advance(1499);
    await expect(visibleSlides(canvas)).toEqual(['Kacchi Biryani']);
    await clock.advance(1);
    await waitFor(() => expect(visibleSlides(canvas)).toEqual(['Bhuna Khichuri']));
  },
});

/** The arcs are buttons. A selected slide is shown for its full duration. */
export const SelectedSlide = meta.story({
  play: async ({ canvas }) => {
    await clock.advance(2500);
    await userEvent.click(canvas.getByRole('button', { name: 'Show Aam Doi' }));
    await expect(visibleSlides(canvas)).toEqual(['Aam Doi']);
    canvas.getByRole('button', { name: 'Show Bhuna Khichuri' }).focus();
    await userEvent.keyboard(' ');
    await expect(visibleSlides(canvas)).toEqual(['Bhuna Khichuri']);
    await expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName('Show Bhuna Khichuri');
    await clock.advance(3999);
    await expect(visibleSlides(canvas)).toEqual(['Bhuna Khichuri']);
    await clock.advance(1);
    await waitFor(() => expect(visibleSlides(canvas)).toEqual(['Aam Doi']));
  },
});

/** With reduced motion there is no autoplay and no pause button; the arcs still work. */
export const ReducedMotion = meta.story({
  beforeEach: () => {
    const { matchMedia } = window;
    const reducedMotion = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    Object.assign(window, {
      matchMedia: (query: string) => (query.includes('reduced-motion') ? reducedMotion : matchMedia.call(window, query)),
    });
    return () => Object.assign(window, { matchMedia });
  },
  play: async ({ canvas }) => {
    await clock.advance(20_000);
    await expect(visibleSlides(canvas)).toEqual(['Kacchi Biryani']);
    await expect(canvas.queryByRole('button', { name: 'Pause slides' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show Bhuna Khichuri' }));
    await expect(visibleSlides(canvas)).toEqual(['Bhuna Khichuri']);
  },
});

export const WithoutATime = meta.story({
  name: 'Without a time that a timer can wait it stands still',
  tags: ['!autodocs', 'AC-716'],
  render: (args) => (
    <Grid columns={{ base: 1 }}>
      <Carousel {...args} slideMs={-1} />
      <Carousel {...args} slideMs={NaN} />
      <Carousel {...args} slideMs={Infinity} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await clock.advance(20_000);
    await expect(visibleSlides(canvas)).toEqual(['Kacchi Biryani', 'Kacchi Biryani', 'Kacchi Biryani']);
    await expect(canvas.queryByRole('button', { name: 'Pause slides' })).not.toBeInTheDocument();
  },
});

function ChangingCarousel(props: CarouselProps) {
  const [slideMs, setSlideMs] = useState(4000);
  const [count, setCount] = useState(3);
  return (
    <Stack>
      <Carousel {...props} slides={slides.slice(0, count)} slideMs={slideMs} />
      <Button onClick={() => setSlideMs(8000)}>Slower</Button>
      <Button onClick={() => setCount(2)}>Fewer</Button>
    </Stack>
  );
}

export const Changing = meta.story({
  name: 'With another time or another number of slides, the arc and the time of the slide begin anew',
  tags: ['!autodocs', 'AC-821'],
  render: (args) => <ChangingCarousel {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const arcs = () => [...canvasElement.querySelectorAll('path')].flatMap((path) => path.getAnimations());
    for (const change of ['Slower', 'Fewer']) {
      await clock.advance(2500);
      await userEvent.click(canvas.getByRole('button', { name: change }));
      await expect(arcs().map(({ playState }) => playState)).toEqual(['running']);
    }
    await clock.advance(7000);
    await clock.advance(999);
    await expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName('Show Kacchi Biryani');
    await clock.advance(1);
    await waitFor(() => expect(visibleSlides(canvas)).toEqual(['Bhuna Khichuri']));
  },
});

export const FewerThanShown = meta.story({
  name: 'With fewer slides while the last one shows, the next one comes after one period',
  tags: ['!autodocs', 'AC-867'],
  render: (args) => <ChangingCarousel {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show Aam Doi' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Fewer' }));
    await waitFor(() => expect(visibleSlides(canvas)).toEqual(['Bhuna Khichuri']));
    await clock.advance(4000);
    await waitFor(() => expect(visibleSlides(canvas)).toEqual(['Kacchi Biryani']));
  },
});

export const OnAPhone = meta.story({ tags: ['!autodocs'], globals: { viewport: { value: 'phone', isRotated: false } } });

export const SingleSlide = meta.story({ args: { slides: slides.slice(0, 1) } });

export const AllVariants = meta.story({
  render: (args) => (
    <Grid columns={{ base: 1, medium: 2 }}>
      <Carousel {...args} />
      <Carousel {...args} label="The dish of the day" slides={slides.slice(1, 2)} />
    </Grid>
  ),
});
