import { media, phoneOnly, vars } from '@my-food/ui/theme';
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

/** The orders are beside the profile, so that the newest one is in view. */
export const profile = style({
  display: 'grid',
  gap: vars.space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  paddingBlock: `${vars.space.xl} 0`,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
    [media.large]: { gap: vars.space.xxl },
  },
});

export const account = style({ display: 'grid', gap: vars.space.xl, gridTemplateColumns: 'minmax(0, 1fr)' });

/** With large text the name is below the avatar. */
export const identity = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.l });

/** A plate behind the avatar, as behind the dishes. */
export const backdrop = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '92px',
  aspectRatio: '1',
  margin: vars.space.s,
  borderRadius: '50%',
  background: vars.color.accent,
  outline: `2px solid ${vars.color.outline}`,
  outlineOffset: '6px',
});

/** Bengali vowel signs need more line height than a heading has. */
export const name = style({ lineHeight: vars.lineHeight.snug });

/** The height of a name and its actions, so that nothing moves when the actions appear. */
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space.m,
  flex: '1 1 8rem',
  minInlineSize: 0,
  minBlockSize: '5.75rem',
  // On a phone the second button of an admin is on a line of its own.
  selectors: { '&[data-role="ADMIN"]': { '@media': { [phoneOnly]: { minBlockSize: '9.25rem' } } } },
});

/** Same height while loading, so that nothing below moves. */
export const facts = style({
  display: 'grid',
  alignItems: 'start',
  '@media': { [media.medium]: { minBlockSize: '31.5rem' }, [media.large]: { minBlockSize: '24.5rem' } },
});

/** Opens the facts on a phone. In a wider window they are always open, and it is hidden once it has lost the focus: a phone may be rotated. */
export const toggle = style({ selectors: { '&:not(:focus-within)': { '@media': { [media.medium]: { display: 'none' } } } } });

export const arrow = style({
  display: 'inline-grid',
  marginInlineStart: vars.space.s,
  verticalAlign: 'middle',
  selectors: { '[aria-expanded="true"] &': { transform: 'rotate(180deg)' } },
});

export const foldable = style({
  selectors: { '&[data-open="false"]': { '@media': { [phoneOnly]: { display: 'none' } } } },
  '@media': { [phoneOnly]: { marginBlockStart: vars.space.m } },
});

export const skeletons = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xl });
/** On a phone the facts are folded. */
export const skeletonLines = style([skeletons, { '@media': { [phoneOnly]: { display: 'none' } } }]);
export const loadingText = style({ display: 'grid', alignItems: 'center', minBlockSize: vars.size.touch });

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
