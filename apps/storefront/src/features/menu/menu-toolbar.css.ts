import { media, vars } from '@my-food/ui';
import { style } from '@vanilla-extract/css';

export const toolbar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.m,
  alignItems: 'start',
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) 16rem 13rem' } },
});

/** On a phone one row that is swiped, with its edges at the edges of the window; wider windows show all pills. */
export const pills = style({
  gridColumn: '1 / -1',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${vars.space.l})`,
  marginBlock: `calc(-1 * ${vars.space.s})`,
  padding: `${vars.space.s} ${vars.space.l}`,
  '@media': {
    [media.medium]: { overflowX: 'visible', margin: 0, padding: 0 },
    [media.large]: { gridColumn: 'auto' },
  },
});
export const pillRow = style({ width: 'max-content', '@media': { [media.medium]: { width: 'auto' } } });

export const sort = style({ minWidth: '9.5rem' });
