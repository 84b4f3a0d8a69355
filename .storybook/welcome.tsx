import { Badge, Grid, Heading, Container, Carousel, Price, Inline, Stack, Surface, Text, TextLink } from '@my-food/ui';
import curry from '@lobehub/fluent-emoji-3d/assets/1f35b.webp';
import mango from '@lobehub/fluent-emoji-3d/assets/1f96d.webp';
import stew from '@lobehub/fluent-emoji-3d/assets/1f372.webp';
import type { ReactNode } from 'react';
import { guides, colorRules, sections, storyIdOf } from './welcome-texts.ts';

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

/** The start page of the Storybook: its sections, the colour rules, and where to make changes. */
export function Welcome() {
  return (
    <Container>
      <Stack gap="xxl">
        <Hero />
        <Section heading="Sections" columns={2}>
          {sections.map((section) => (
            <Card key={section.title} title={section.title} text={section.text}>
              <Inline gap="l">
                {section.pages.map((page) => (
                  // Relative, because Storybook can be deployed under any path.
                  <TextLink key={page} href={`./?path=/story/${storyIdOf(section, page)}`} target="_top">
                    {page}
                  </TextLink>
                ))}
              </Inline>
            </Card>
          ))}
        </Section>
        <Section heading="Three colours" columns={3}>
          {colorRules.map(({ title, text, sample }) => (
            <Card key={title} title={title} text={text}>
              <Inline>
                <Badge tone={sample.tone}>{sample.name}</Badge>
              </Inline>
            </Card>
          ))}
        </Section>
        <Section heading="Where to make changes" columns={2}>
          {guides.map(({ title, text }) => (
            <Card key={title} title={title} text={text} />
          ))}
        </Section>
        <Text size="s" tone="muted">
          Pictures: Fluent Emoji 3D, MIT. Type: Bricolage Grotesque and Anek Bangla, SIL OFL.
        </Text>
      </Stack>
    </Container>
  );
}

function Hero() {
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
          The toolbar switches theme, text size, direction, language, words, density, preferences of the system and viewport. Every test run
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

function Section({ heading, columns, children }: { heading: string; columns: 2 | 3; children: ReactNode }) {
  return (
    <Stack gap="xl">
      <Heading level={2}>{heading}</Heading>
      <Grid columns={{ base: 1, medium: 2, large: columns }} gap="l">
        {children}
      </Grid>
    </Stack>
  );
}

interface CardProps {
  title: string;
  text: string;
  children?: ReactNode;
}

function Card({ title, text, children }: CardProps) {
  return (
    <Surface padding="xl">
      <Stack gap="m">
        <Heading level={3} variant="card">
          {title}
        </Heading>
        <Text tone="muted">{text}</Text>
        {children}
      </Stack>
    </Surface>
  );
}
