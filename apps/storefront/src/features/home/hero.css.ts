import { homeBengaliFont } from '../../layout/language/home-bengali-font.css.ts';
import { media, vars } from '@my-food/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const hero = style({
  display: 'grid',
  gap: vars.space.xxl,
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: vars.space.xxl,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1fr)', gap: vars.space.xl },
    [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: vars.space.huge, paddingBlockEnd: vars.space.huge },
  },
});

// A container: the headline in Bangla is as large as this column allows.
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space.xl,
  minWidth: 0,
  containerType: 'inline-size',
});

/** Smaller type for the narrow column between phone and laptop widths. */
const columnType = '7vw';

// The width of 'Where Every', for balanced line breaks.
globalStyle(`${body} h1`, {
  maxInlineSize: '6.3em',
  textWrap: 'wrap',
  '@media': {
    [media.medium]: { fontSize: `min(${columnType}, ${vars.fontSize.display})` },
    [media.large]: { fontSize: vars.fontSize.display },
  },
});

export const drawing = style({ width: '100%', height: 'auto', aspectRatio: '1' });

export const card = style({ display: 'flex', alignItems: 'center', gap: vars.space.m });
export const cardPicture = style({ width: '40px', height: '40px', flexShrink: 0 });
export const cardBody = style([
  homeBengaliFont,
  { display: 'flex', flexDirection: 'column', minWidth: 0, lineHeight: vars.lineHeight.snug },
]);
