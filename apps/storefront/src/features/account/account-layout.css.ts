import { media, vars } from '@my-food/ui/theme';
import { style } from '@vanilla-extract/css';
import { fieldPair } from '../../forms/field-pair.ts';

const belowBar = `calc(100dvh - ${vars.size.bar})`;

export const layout = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: belowBar,
  // The plate extends past the right edge of the viewport and past the lower one. It must not widen the page; the footer covers it.
  overflowX: 'clip',
  '@media': { [media.large]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const column = style({
  position: 'relative',
  zIndex: vars.zIndex.raised,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  inlineSize: '100%',
  maxInlineSize: `calc(34rem + 2 * ${vars.space.xl})`,
  marginInline: 'auto',
  paddingInline: `max(${vars.space.l}, env(safe-area-inset-left), env(safe-area-inset-right))`,
  paddingBlock: `${vars.space.xl} ${vars.space.xxl}`,
  '@media': {
    [media.medium]: { paddingInline: vars.space.xl, paddingBlock: vars.space.xxl },
    [media.large]: {
      justifyContent: 'center',
      maxInlineSize: 'none',
      marginInline: 0,
      // Aligns the text with the brand in the top bar. Percentages refer to this column, half the viewport.
      paddingInlineStart: `max(${vars.space.xl}, calc(100% - ${vars.size.page} / 2))`,
      paddingInlineEnd: vars.space.xxl,
    },
  },
});

/** Reserves space for the plate in the corner. With larger text on a phone, the heading moves from beside the plate to below it. */
const plateSpace = { above: 'max(0px, 8rem - 128px)', phone: 'max(0px, 260px - 8.125rem)', tablet: '180px' } as const;

export const header = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  gap: vars.space.s,
  minBlockSize: '132px',
  paddingBlockStart: plateSpace.above,
  paddingInlineEnd: plateSpace.phone,
  '@media': {
    [media.medium]: { minBlockSize: '150px', paddingInlineEnd: plateSpace.tablet },
    [media.large]: { minBlockSize: 0, padding: 0 },
  },
});

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xl });
// Stacked, they have the same gap as the surrounding fields.
export const pair = style({ ...fieldPair, rowGap: 'inherit', columnGap: vars.space.l });
