import { media, vars } from '@my-food/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxl,
  paddingBlock: `${vars.space.xl} 0`,
});

export const columns = style({
  display: 'grid',
  gap: vars.space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gap: vars.space.xxl } },
});

export const identity = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space.xl,
  '@media': { [media.medium]: { flexDirection: 'row' } },
});

/** A plate behind the avatar, as behind the dishes. */
export const backdrop = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '176px',
  aspectRatio: '1',
  margin: vars.space.s,
  borderRadius: '50%',
  background: vars.color.accent,
  outline: `2px solid ${vars.color.outline}`,
  outlineOffset: '6px',
});

/** Bengali vowel signs need more line height than a heading has. */
export const name = style({ lineHeight: vars.lineHeight.snug });

/** Aligned to the top, so that the name does not move when the actions appear. */
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space.m,
  minInlineSize: 0,
  '@media': { [media.medium]: { paddingBlockStart: vars.space.xl } },
});

/** Same height while loading, so that the orders below do not move. */
export const facts = style({
  display: 'grid',
  alignItems: 'start',
  minBlockSize: '31.5rem',
  '@media': { [media.medium]: { minBlockSize: '24.5rem' } },
});

export const skeletons = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xl });

/** Decoration beside the form. */
export const delivery = style([
  backdrop,
  {
    display: 'none',
    inlineSize: 'min(100% - 2rem, 380px)',
    marginBlockStart: vars.space.xl,
    '@media': { [media.large]: { display: 'grid' } },
  },
]);

export const scooter = style({ inlineSize: '64%', blockSize: 'auto', filter: `drop-shadow(0 14px 12px ${vars.color.shadow})` });
