import { globalStyle, keyframes, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { base, componentStyle, inComponents } from '../theme/layers.css.ts';

export const carousel = componentStyle({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: '560px',
  aspectRatio: '1',
  marginInline: 'auto',
});

export const viewport = componentStyle({ position: 'absolute', inset: '4%', borderRadius: '50%', overflow: 'hidden' });

const slideIn = keyframes({ from: { opacity: 0, transform: 'scale(0.94) rotate(-4deg)' } });

export const slide = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  selectors: { '&[aria-hidden="true"]': { visibility: 'hidden' } },
});

export const backdrop = styleVariants({ accent: vars.color.accent, ...vars.color.tile }, (color) => inComponents({ background: color }));

export const picture = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '62%',
  aspectRatio: '1',
  filter: `drop-shadow(0 18px 14px ${vars.color.shadow})`,
  // The first picture is not animated.
  selectors: {
    [`${carousel}[data-changed="true"] ${slide}:not([aria-hidden="true"]) &`]: {
      animation: `${slideIn} ${vars.motion.medium} ${vars.motion.ease}`,
    },
  },
});

globalStyle(`${picture} > img`, { '@layer': { [base]: { inlineSize: '100%', blockSize: '100%', objectFit: 'contain' } } });

export const caption = componentStyle({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockEnd: '14%',
  maxInlineSize: 'max(62%, 11rem)',
  padding: `${vars.space.m} ${vars.space.l}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
});

/** On the circle at the lower inline-end; the caption is at the inline-start. */
export const pause = componentStyle({
  position: 'absolute',
  insetInlineEnd: `calc(15.8% - ${vars.size.touch} / 2)`,
  insetBlockEnd: `calc(15.8% - ${vars.size.touch} / 2)`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  boxShadow: vars.shadow.float,
});
