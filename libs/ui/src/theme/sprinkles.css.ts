import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { utilities } from './layers.css.ts';

const layout = defineProperties({
  '@layer': utilities,
  conditions: { small: {}, medium: { '@media': media.medium }, large: { '@media': media.large } },
  defaultCondition: 'small',
  properties: {
    display: ['none', 'block', 'flex', 'grid'],
    flexDirection: ['row', 'column'],
    flexWrap: ['wrap', 'nowrap'],
    alignItems: ['start', 'center', 'end', 'baseline', 'stretch'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    gridTemplateColumns: {
      1: 'minmax(0, 1fr)',
      2: 'repeat(2, minmax(0, 1fr))',
      3: 'repeat(3, minmax(0, 1fr))',
      4: 'repeat(4, minmax(0, 1fr))',
    },
    gap: vars.space,
    padding: vars.space,
  },
});

const surface = defineProperties({
  '@layer': utilities,
  properties: {
    color: {
      ink: vars.color.ink,
      muted: vars.color.muted,
      primary: vars.color.primary,
      critical: vars.color.critical,
      positive: vars.color.positive,
    },
    background: { canvas: vars.color.canvas, surface: vars.color.surface, sunken: vars.color.sunken },
    fontSize: vars.fontSize,
    fontWeight: vars.fontWeight,
    borderRadius: vars.radius,
  },
});

/** Layout and text utilities whose every value comes from the theme contract. */
export const sprinkles = createSprinkles(layout, surface);
