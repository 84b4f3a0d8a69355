import { Carousel, Grid, Heading, Price, Stack, Text } from '@my-food/ui';
import curry from '@lobehub/fluent-emoji-3d/assets/1f35b.webp';
import mango from '@lobehub/fluent-emoji-3d/assets/1f96d.webp';
import stew from '@lobehub/fluent-emoji-3d/assets/1f372.webp';

const slides = [
  { id: 1, label: 'Kacchi Biryani', picture: <img src={curry} alt="" />, backdrop: 'accent' as const },
  { id: 2, label: 'Bhuna Khichuri', picture: <img src={stew} alt="" />, backdrop: 2 as const },
  { id: 3, label: 'Aam Doi', picture: <img src={mango} alt="" />, backdrop: 3 as const },
];

const carouselLabels = {
  carousel: 'carousel',
  slide: 'slide',
  show: (slide: string) => `Show ${slide}`,
  play: 'Play slides',
  pause: 'Pause slides',
};

/** What the design system is for, beside a carousel. */
export function WelcomeHero() {
  return (
    <Grid columns={{ base: 1, medium: 2 }} gap="xxl">
      <Stack gap="l" align="start">
        <Text tone="primary" weight="strong">
          Rice paper, banana leaf, turmeric
        </Text>
        <Heading level={1} variant="display">
          My Food design system
        </Heading>
        <Text size="l" tone="muted" isReadingWidth>
          The design system of the shop and every page built with it. Customers should feel hungry, admins should feel calm.
        </Text>
        <Text tone="muted" isReadingWidth>
          The toolbar switches theme, text size, direction, language, texts, density, preferences of the system and viewport. Every test run
          plays each story and checks it with axe in both themes, and fails for a situation of the specification without a story.
        </Text>
      </Stack>
      <Carousel labels={carouselLabels} label="From our kitchen" slides={slides}>
        <Text weight="strong">
          <span lang="bn">কাচ্চি বিরিয়ানি</span>
        </Text>
        <Price amount="450.00" sign="৳" size="l" />
      </Carousel>
    </Grid>
  );
}
