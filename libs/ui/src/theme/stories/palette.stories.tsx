import { expect } from 'storybook/test';
import preview from '../../../stories/preview.ts';
import { Grid, Stack } from '../../layout/layout.tsx';
import { Heading, Text } from '../../text/text.tsx';
import { contrastPairs } from '../contrast/contrast-pairs.ts';
import { contrast } from '../contrast/contrast.ts';
import * as styles from '../../../stories/tokens/foundations.css.ts';
import { darkColor, lightColor, type ColorTokens } from '../tokens.ts';

function Swatch({ name, color }: { name: string; color: string }) {
  return (
    <div className={styles.swatch}>
      <div className={styles.patch} style={{ background: color }} />
      <Text size="s" weight="strong">
        {name}
      </Text>
      <Text size="xs" tone="muted">
        {color}
      </Text>
    </div>
  );
}

/** Text pairs render as text; pairs with a minimum of 3 render as a border. */
function Pairs({ color }: { color: ColorTokens }) {
  return contrastPairs(color).map(({ foreground, background, colors: [front, back], minimum }) => (
    <div
      key={`${foreground} ${background} ${minimum}`}
      className={styles.pair}
      style={{ background: back, ...(minimum === 3 ? { color: color.ink, boxShadow: `inset 0 0 0 3px ${front}` } : { color: front }) }}
    >
      <span>
        {foreground} on {background}
      </span>
      <span>
        {contrast(front, back).toFixed(2)} of {minimum}
      </span>
    </div>
  ));
}

function Palette({ color }: { color: ColorTokens }) {
  const { backdrop, tile, ...roles } = color;
  const groups = { Roles: roles, 'Backdrops of dishes': backdrop, 'Category tiles': tile };
  return (
    <Stack gap="xl">
      {Object.entries(groups).map(([title, colors]) => (
        <Stack key={title}>
          <Heading level={2}>{title}</Heading>
          <Grid columns={{ base: 2, medium: 3, large: 4 }} gap="l">
            {Object.entries(colors).map(([name, value]) => (
              <Swatch key={name} name={name} color={value} />
            ))}
          </Grid>
        </Stack>
      ))}
      <Heading level={2}>Contrast</Heading>
      <Text tone="muted">Computed from the tokens. The minimum is 4.5 for text and 3 for large text and the borders of controls.</Text>
      <Grid columns={{ base: 1, medium: 2, large: 3 }} gap="m">
        <Pairs color={color} />
      </Grid>
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Foundations/Palette',
  component: Palette,
  args: { color: lightColor },
});

export const Light = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/ of 4.5$/)).toHaveLength(contrastPairs(lightColor).filter(({ minimum }) => minimum === 4.5).length);
  },
});
export const Dark = meta.story({ args: { color: darkColor }, globals: { theme: 'dark' } });
