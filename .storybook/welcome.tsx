import { Grid, Heading, Page, PlateSlider, Price, Row, Stack, Surface, Text, TextLink } from '@my-food/ui';
import curry from '@lobehub/fluent-emoji-3d/assets/1f35b.webp';
import mango from '@lobehub/fluent-emoji-3d/assets/1f96d.webp';
import stew from '@lobehub/fluent-emoji-3d/assets/1f372.webp';
import type { ReactNode } from 'react';
import { handbook, promises, shelves } from './welcome-texts.ts';

const slides = [
  { id: 1, label: 'Kacchi Biryani', picture: <img src={curry} alt="" />, plate: 'turmeric' as const },
  { id: 2, label: 'Bhuna Khichuri', picture: <img src={stew} alt="" />, plate: 'blush' as const },
  { id: 3, label: 'Aam Doi', picture: <img src={mango} alt="" />, plate: 'lettuce' as const },
];

/** The first page of the Storybook: what stands where, the few rules that hold everywhere, and how to change a thing. */
export function Welcome() {
  return (
    <Page>
      <Stack gap="huge">
        <Hero />
        <Shelf heading="On the shelves" columns={2}>
          {shelves.map(({ title, text, pages }) => (
            <Card key={title} title={title} text={text}>
              <Row gap="l">
                {pages.map((page) => (
                  <TextLink key={page} href={addressOf(title, page)} target="_top">
                    {page}
                  </TextLink>
                ))}
              </Row>
            </Card>
          ))}
        </Shelf>
        <Shelf heading="Three colours, three promises" columns={3}>
          {promises.map(({ title, text, tone }) => (
            <Card key={title} title={title} text={text} tone={tone} />
          ))}
        </Shelf>
        <Shelf heading="How to change a thing" columns={2}>
          {handbook.map(({ title, text }) => (
            <Card key={title} title={title} text={text} />
          ))}
        </Shelf>
        <Text size="s" tone="muted">
          Pictures: Fluent Emoji 3D, MIT. Type: Bricolage Grotesque and Anek Bangla, SIL OFL.
        </Text>
      </Stack>
    </Page>
  );
}

/** Storybook finds the first story whose id begins so; relative, since it may stand under any path. */
const addressOf = (shelf: string, page: string) => `./?path=/story/${`${shelf}-${page}`.toLowerCase().replaceAll(' ', '-')}`;

function Hero() {
  return (
    <Grid columns={{ small: 1, medium: 1, large: 2 }} gap="xxl">
      <Stack gap="l" align="start">
        <Text tone="primary" weight="strong">
          Rice paper, banana leaf, turmeric
        </Text>
        <Heading level={1} look="display">
          The kitchen of My Food
        </Heading>
        <Text size="l" tone="muted" isMeasured>
          Everything a guest can see is made of what lies here. A person should feel hungry, and an admin should feel calm.
        </Text>
        <Text tone="muted" isMeasured>
          The toolbar above turns every story to the other theme, or shows both side by side, and to a phone, a tablet or a laptop. Each
          story is played and looked at by axe in both themes with every test run, and a situation of the specification without a story
          fails it.
        </Text>
      </Stack>
      <PlateSlider label="From our kitchen" slides={slides}>
        <Text weight="strong">
          <span lang="bn">কাচ্চি বিরিয়ানি</span>
        </Text>
        <Price amount="450.00" sign="৳" size="l" />
      </PlateSlider>
    </Grid>
  );
}

function Shelf({ heading, columns, children }: { heading: string; columns: 2 | 3; children: ReactNode }) {
  return (
    <Stack gap="xl">
      <Heading level={2}>{heading}</Heading>
      <Grid columns={{ small: 1, medium: 2, large: columns }} gap="l">
        {children}
      </Grid>
    </Stack>
  );
}

interface CardProps {
  title: string;
  text: string;
  tone?: 'surface' | 'primary' | 'critical' | 'accent';
  children?: ReactNode;
}

function Card({ title, text, tone = 'surface', children }: CardProps) {
  return (
    <Surface padding="xl" tone={tone}>
      <Stack gap="m">
        <Heading level={3} look="card">
          {title}
        </Heading>
        <Text tone={tone === 'surface' ? 'muted' : 'ink'}>{text}</Text>
        {children}
      </Stack>
    </Surface>
  );
}
