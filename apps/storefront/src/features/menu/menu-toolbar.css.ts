import { media, vars } from '@my-food/ui/theme';
import { style } from '@vanilla-extract/css';

export const toolbar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 8.25rem',
  gap: vars.space.m,
  alignItems: 'center',
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) 12rem' },
    [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem 12rem' },
  },
});

const wholeRow = style({ gridColumn: '1 / -1' });
export const heading = style([wholeRow, { marginBlockEnd: vars.space.s, '@media': { [media.large]: { gridColumn: 'auto' } } }]);

/** On a phone one row that is swiped, with its ends at the edges of the window; wider windows show all pills. */
export const pills = style([
  wholeRow,
  {
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginInline: `calc(-1 * ${vars.space.l})`,
    marginBlock: `calc(-1 * ${vars.space.s})`,
    paddingInline: vars.space.l,
    paddingBlock: vars.space.s,
    '@media': { [media.medium]: { overflowX: 'visible', marginInline: 0, paddingInline: 0 } },
  },
]);
export const pillRow = style({ width: 'max-content', '@media': { [media.medium]: { width: 'auto' } } });
