import { create } from 'storybook/theming/create';
import { palette } from '../src/theme/palette.ts';

/** The theme of Storybook's own interface, light only. */
export const storybookTheme = create({
  base: 'light',
  brandTitle: 'My Food design system',
  brandUrl: './',
  // Not the shop's font: with `font-display: optional`, a font first requested by a docs page would be late for its stories (decision 0007).
  fontBase: 'system-ui, sans-serif',
  colorPrimary: palette.bananaLeaf,
  colorSecondary: palette.bananaLeaf,
  appBg: palette.oatmeal,
  appContentBg: palette.milk,
  appPreviewBg: palette.ricePaper,
  appBorderColor: palette.jute,
  appBorderRadius: 12,
  textColor: palette.soil,
  textMutedColor: palette.bark,
  textInverseColor: palette.milk,
  barBg: palette.milk,
  barTextColor: palette.bark,
  barHoverColor: palette.bananaLeaf,
  barSelectedColor: palette.bananaLeaf,
  buttonBg: palette.milk,
  buttonBorder: palette.jute,
  booleanBg: palette.oatmeal,
  booleanSelectedBg: palette.milk,
  inputBg: palette.milk,
  inputBorder: palette.twine,
  inputTextColor: palette.soil,
  inputBorderRadius: 8,
});
