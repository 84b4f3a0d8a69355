import { media, vars } from '@my-food/ui/theme';
import { style } from '@vanilla-extract/css';

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.m,
  alignItems: 'center',
});

const hidden = { display: 'none' };

const fullRow = style({ flex: '0 0 100%', minWidth: 0 });
export const heading = style([fullRow, { marginBlockEnd: vars.space.s, '@media': { [media.large]: { flex: '999 1 50%' } } }]);

/** The search fills the space beside the sort order. With large text each wraps to its own line. */
export const search = style({ flex: '999 1 8rem', '@media': { [media.large]: { flex: '1 0 18rem' }, print: hidden } });
export const order = style({ flex: '1 0 8.25rem', '@media': { [media.medium]: { flexBasis: '12rem' }, print: hidden } });

/** On a phone a horizontally scrolling row from edge to edge; wider screens wrap the pills. */
export const pills = style([
  fullRow,
  {
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginInline: `calc(-1 * ${vars.space.l})`,
    marginBlock: `calc(-1 * ${vars.space.s})`,
    paddingInline: vars.space.l,
    paddingBlock: vars.space.s,
    '@media': { [media.medium]: { overflowX: 'visible', marginInline: 0, paddingInline: 0 }, print: hidden },
  },
]);
export const pillRow = style({ width: 'max-content', '@media': { [media.medium]: { width: 'auto' } } });
