import { Grid, Heading, Page, PlateSlider, Price, Row, Stack, Surface, Text } from '@my-food/ui';
import curry from '@lobehub/fluent-emoji-3d/assets/1f35b.webp';
import mango from '@lobehub/fluent-emoji-3d/assets/1f96d.webp';
import stew from '@lobehub/fluent-emoji-3d/assets/1f372.webp';

const shelves = [
  ['Foundations', 'Palette with computed contrast, type, space and motion. One contract, two themes.'],
  ['Components', 'Every part in every state. The controls below a story are its props, and there are no others.'],
  ['Pages', 'Every screen in every situation the specification names: waiting, empty, refused, a thousand dishes.'],
  ['Journeys', 'From the first visit to the receipt, across screens, played step by step.'],
  ['Machines', 'What happens when, drawn as charts from the code that runs.'],
] as const;

const rules = [
  ['Green orders', 'Banana leaf is the way on: add, save, check out. One such button in sight is enough.'],
  ['Red destroys', 'Chili deletes and warns, always with a word and a sign beside the colour.'],
  ['Turmeric delights', 'A count that pops, a plate that turns. Never text on paper, never a button.'],
] as const;

const slides = [
  { id: 1, label: 'Kacchi Biryani', picture: <img src={curry} alt="" />, plate: 'turmeric' as const },
  { id: 2, label: 'Bhuna Khichuri', picture: <img src={stew} alt="" />, plate: 'blush' as const },
  { id: 3, label: 'Aam Doi', picture: <img src={mango} alt="" />, plate: 'lettuce' as const },
];

/** The first page of the Storybook: what stands where, and the few rules that hold everywhere. */
export function Welcome() {
  return (
    <Page>
      <Stack gap="huge">
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
              The toolbar above turns every story to the other theme and to a phone, a tablet or a laptop. Each story is played and looked
              at by axe in both themes with every test run, and a situation of the specification without a story fails it.
            </Text>
          </Stack>
          <PlateSlider label="From our kitchen" slides={slides}>
            <Text weight="strong">
              <span lang="bn">কাচ্চি বিরিয়ানি</span>
            </Text>
            <Price amount="450.00" sign="৳" size="l" />
          </PlateSlider>
        </Grid>
        <Cards heading="On the shelves" cards={shelves} />
        <Cards heading="Three colours, three promises" cards={rules} />
        <Row gap="none">
          <Text size="s" tone="muted">
            Pictures: Fluent Emoji 3D, MIT. Type: Bricolage Grotesque and Anek Bangla, SIL OFL.
          </Text>
        </Row>
      </Stack>
    </Page>
  );
}

function Cards({ heading, cards }: { heading: string; cards: readonly (readonly [title: string, text: string])[] }) {
  return (
    <Stack gap="xl">
      <Heading level={2}>{heading}</Heading>
      <Grid columns={{ small: 1, medium: 2, large: 3 }} gap="l">
        {cards.map(([title, text]) => (
          <Surface key={title} padding="xl">
            <Stack gap="s">
              <Heading level={3} look="card">
                {title}
              </Heading>
              <Text tone="muted">{text}</Text>
            </Stack>
          </Surface>
        ))}
      </Grid>
    </Stack>
  );
}
