import { media, vars } from '@my-food/ui/theme';
import { style } from '@vanilla-extract/css';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${String(count)}, minmax(0, 1fr))` });

/**
 * At most two columns on a phone, from 340 px at the default text size: larger text needs the whole width. A low viewport gets small cards, so
 * that their names are visible.
 */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(9rem, 34%)), 1fr))',
  gap: vars.space.s,
  '@media': {
    [media.medium]: { ...columns(3), gap: vars.space.l },
    [media.large]: { ...columns(4), gap: vars.space.xl },
    [media.lowViewport]: { gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))', gap: vars.space.m },
    print: { display: 'block' },
  },
});

/** The list of the menu: five columns where the page is wider than 1400 px. */
export const menuList = style([list, { '@media': { 'screen and (min-width: 87.5em) and (height >= 480px)': columns(5) } }]);

export const cell = style({ minWidth: 0 });
