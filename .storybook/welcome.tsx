import { Badge, Grid, Heading, Container, Inline, Stack, Surface, Text, TextLink } from '@my-food/ui';
import type { ReactNode } from 'react';
import { WelcomeHero } from './welcome-hero.tsx';
import { guides, colorRules, sections, storyIdOf } from './welcome-texts.ts';

/** The start page of the Storybook: its sections, the colour rules, and where to make changes. */
export function Welcome() {
  return (
    <Container>
      <Stack gap="xxl">
        <WelcomeHero />
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
