import { media, vars } from '@my-food/ui/theme';
import { style } from '@vanilla-extract/css';

const belowBar = `calc(100dvh - ${vars.size.bar})`;

export const screen = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: belowBar,
  // The plate leaves the window on the right; it must not make the page wider.
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
      // The words begin where the brand begins: percentages are of this column, half a window.
      paddingInlineStart: `max(${vars.space.xl}, calc(100% - ${vars.size.page} / 2))`,
      paddingInlineEnd: vars.space.xxl,
    },
  },
});

/** Room for the plate that peeks in at the corner. The larger the text of a phone, the further it stands below the plate, and the less beside it. */
const plateRoom = { above: 'max(0px, 8rem - 128px)', phone: 'max(0px, 260px - 8.125rem)', tablet: '180px' } as const;

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  gap: vars.space.s,
  minBlockSize: '132px',
  paddingBlockStart: plateRoom.above,
  paddingInlineEnd: plateRoom.phone,
  '@media': {
    [media.medium]: { minBlockSize: '150px', paddingInlineEnd: plateRoom.tablet },
    [media.large]: { minBlockSize: 0, padding: 0 },
  },
});

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xl });
export const pair = style({
  display: 'grid',
  // One above the other they stand as far apart as the fields around them.
  rowGap: 'inherit',
  columnGap: vars.space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
