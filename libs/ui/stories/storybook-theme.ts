import { create } from 'storybook/theming/create';
import { darkColor, lightColor, type ColorTokens } from '../src/theme/tokens.ts';

const createTheme = (base: 'light' | 'dark', color: ColorTokens) =>
  create({
    base,
    brandTitle: 'My Food design system',
    brandUrl: './',
    // Not the shop's font: with `font-display: optional`, a font first requested by a docs page would be late for its stories (decision 0007).
    fontBase: 'system-ui, sans-serif',
    colorPrimary: color.primary,
    colorSecondary: color.primary,
    appBg: color.sunken,
    appContentBg: color.surface,
    appPreviewBg: color.canvas,
    appBorderColor: color.line,
    appBorderRadius: 12,
    textColor: color.ink,
    textMutedColor: color.muted,
    textInverseColor: color.surface,
    barBg: color.surface,
    barTextColor: color.muted,
    barHoverColor: color.primary,
    barSelectedColor: color.primary,
    buttonBg: color.surface,
    buttonBorder: color.line,
    booleanBg: color.sunken,
    booleanSelectedBg: color.surface,
    inputBg: color.surface,
    inputBorder: color.outline,
    inputTextColor: color.ink,
    inputBorderRadius: 8,
  });

/** The theme of Storybook's own interface. */
export const storybookTheme = createTheme('light', lightColor);

/** The theme of docs pages while the toolbar shows the dark theme. */
export const darkStorybookTheme = createTheme('dark', darkColor);
