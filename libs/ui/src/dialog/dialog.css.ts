import { globalStyle, keyframes, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { base, componentStyle, inComponents } from '../theme/layers.css.ts';

// Locks the scroll position of the page. Radix's own overlay would inject a style element, which the content security policy blocks.
globalStyle('html:has([aria-modal="true"][data-state="open"])', {
  '@layer': {
    [base]: {
      overflow: 'hidden',
      // The overlay does not cover the scrollbar gutter, so the root background imitates the dimmed page.
      backgroundColor: [vars.color.canvas, `color-mix(in srgb, ${vars.color.canvas}, rgb(from ${vars.color.scrim} r g b / 1) 45%)`],
    },
  },
});

const fade = keyframes({ from: { opacity: 0 } });

export const overlay = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.zIndex.overlay,
  display: 'grid',
  background: vars.color.scrim,
  animation: `${fade} ${vars.motion.medium} ${vars.motion.ease}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const overlayPlacement = styleVariants({
  center: inComponents({
    alignItems: 'end',
    justifyItems: 'center',
    '@media': { [media.medium]: { alignItems: 'center', padding: vars.space.xl } },
  }),
  start: inComponents({ justifyItems: 'start' }),
});

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(24px)' } });
const slide = keyframes({ from: { transform: 'translateX(-100%)' } });
const slideFromRight = keyframes({ from: { transform: 'translateX(100%)' } });

export const panel = componentStyle({
  position: 'relative',
  display: 'grid',
  // A column of `auto` is at least as wide as its longest word.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  alignContent: 'start',
  padding: vars.space.xl,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const panelPlacement = styleVariants({
  center: inComponents({
    inlineSize: '100%',
    maxInlineSize: '32rem',
    borderStartStartRadius: vars.radius.l,
    borderStartEndRadius: vars.radius.l,
    paddingBlockEnd: `calc(${vars.space.xl} + env(safe-area-inset-bottom, 0px))`,
    animation: `${rise} ${vars.motion.medium} ${vars.motion.ease}`,
    '@media': { [media.medium]: { borderRadius: vars.radius.l, paddingBlockEnd: vars.space.xl } },
  }),
  start: inComponents({
    inlineSize: 'min(20rem, 86vw)',
    minBlockSize: '100%',
    borderStartEndRadius: vars.radius.l,
    borderEndEndRadius: vars.radius.l,
    animation: `${slide} ${vars.motion.medium} ${vars.motion.ease}`,
    selectors: { '[dir="rtl"] &': { animationName: slideFromRight } },
  }),
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.m,
  marginBlockStart: `calc(-1 * ${vars.space.s})`,
  marginInlineEnd: `calc(-1 * ${vars.space.s})`,
});

export const title = componentStyle({
  paddingBlockStart: vars.space.s,
  fontSize: vars.fontSize.xl,
  lineHeight: vars.lineHeight.snug,
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
});

export const description = componentStyle({ color: vars.color.muted });

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: vars.space.m });
