import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Button } from '../button/button.tsx';
import { TextField } from '../field/text-fields.tsx';
import { Stack, Surface } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import { lightColor, darkColor } from '../theme/tokens.ts';
import './second-brand.examples.css.ts';
import { secondBrandColors } from './second-brand.examples.ts';
import { ThemeScope } from './theme-scope.tsx';

const example = (
  <Surface padding="l">
    <Stack gap="m" align="start">
      <Text>Basmati rice, mutton and potatoes.</Text>
      <TextField label="Note" />
      <Button>Add to Order</Button>
    </Stack>
  </Surface>
);

const meta = preview.meta({
  title: 'Components/Theme scope',
  tags: ['autodocs', 'new'],
  component: ThemeScope,
  args: { children: example, hasBackground: true },
});

/** The computed background of the nearest scope, as `#RRGGBB`. */
function backgroundOf(element: Element) {
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number);
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** Light in dark in light: the innermost scope counts. */
export const Nested = meta.story({
  name: 'Themes nest on any element',
  tags: ['AC-281'],
  render: () => (
    <ThemeScope theme="light" hasBackground data-level="1">
      <ThemeScope theme="dark" hasBackground data-level="2">
        {example}
        <ThemeScope theme="light" hasBackground data-level="3">
          <Text>Light again</Text>
        </ThemeScope>
      </ThemeScope>
    </ThemeScope>
  ),
  play: async ({ canvasElement }) => {
    const levels = [...canvasElement.querySelectorAll('[data-level]')];
    await expect(levels.map(backgroundOf)).toEqual([lightColor.canvas, darkColor.canvas, lightColor.canvas]);
    await expect(levels.map((level) => getComputedStyle(level).colorScheme)).toEqual(['light', 'dark', 'light']);
  },
});

/**
 * The style sheet of the application sets the variables that differ: `.sea { --my-food-color-primary: #124e8c; }`, and those of `.sea-dark` in
 * `@media screen`. What is nested inside has the colours of its own theme.
 */
export const SecondBrand = meta.story({
  name: 'AC-284 a second brand beside the first',
  render: () => (
    <Stack>
      {(['light', 'dark'] as const).map((theme) => (
        <ThemeScope key={theme} theme={theme} brand={{ light: 'sea', dark: 'sea-dark' }} hasBackground data-level={theme}>
          {example}
          <ThemeScope theme={theme} hasBackground data-level="first brand">
            <Button>First brand</Button>
          </ThemeScope>
        </ThemeScope>
      ))}
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const levels = [...canvasElement.querySelectorAll('[data-level]')].map(backgroundOf);
    const { light, dark } = secondBrandColors;
    await expect(levels).toEqual([light.canvas, lightColor.canvas, dark.canvas, darkColor.canvas]);
    const buttons = canvas.getAllByRole('button').map(backgroundOf);
    await expect(buttons).toEqual([light.primary, lightColor.primary, dark.primary, darkColor.primary]);
  },
});

export const Compact = meta.story({
  args: { density: 'compact' },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(32);
    await expect(height).toBeLessThan(44);
  },
});

export const AllVariants = meta.story({
  render: (args) => (
    <>
      <ThemeScope {...args} theme="light" />
      <ThemeScope {...args} theme="dark" />
      <ThemeScope {...args} density="compact" />
      <ThemeScope {...args} density="compact">
        <ThemeScope {...args} density="comfortable" />
      </ThemeScope>
    </>
  ),
});
