import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { utilities } from './layers.css.ts';

const columns = defineProperties({
  '@layer': utilities,
  conditions: { small: {}, medium: { '@media': media.medium }, large: { '@media': media.large } },
  defaultCondition: 'small',
  properties: {
    gridTemplateColumns: {
      1: 'minmax(0, 1fr)',
      2: 'repeat(2, minmax(0, 1fr))',
      3: 'repeat(3, minmax(0, 1fr))',
      4: 'repeat(4, minmax(0, 1fr))',
    },
  },
});

const { m, l, xl, xxl } = vars.space;

// Each value adds a rule to the first style sheet, so only values that components expose are listed.
const flow = defineProperties({
  '@layer': utilities,
  properties: {
    display: ['flex', 'grid'],
    flexDirection: ['column'],
    flexWrap: ['wrap', 'nowrap'],
    alignItems: ['start', 'center', 'end', 'baseline', 'stretch'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    gap: vars.space,
    padding: { m, l, xl, xxl },
  },
});

const text = defineProperties({
  '@layer': utilities,
  properties: {
    color: {
      ink: vars.color.ink,
      muted: vars.color.muted,
      primary: vars.color.primary,
      critical: vars.color.critical,
      positive: vars.color.positive,
    },
    fontSize: vars.fontSize,
    fontWeight: vars.fontWeight,
  },
});

/** Layout and text utilities whose every value comes from the theme contract. */
export const sprinkles = createSprinkles(columns, flow, text);
