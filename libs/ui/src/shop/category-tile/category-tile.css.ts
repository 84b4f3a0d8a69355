import { styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, withoutHas } from '../../theme/focus-ring.ts';
import { componentStyle, inComponents } from '../../theme/layers.css.ts';
import { palette } from '../../theme/palette.ts';

const tileSize = { width: '100%', aspectRatio: '365 / 230', borderRadius: vars.radius.l } as const;

export const tile = componentStyle({
  ...tileSize,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.l,
  // Not `hidden`: a tile grows with a long name in large text.
  overflow: 'clip',
  isolation: 'isolate',
  containerType: 'inline-size',
  backgroundImage: `radial-gradient(circle at 30% 20%, ${palette.whiteGlow}, transparent 60%)`,
  // `overflow: clip` would clip the focus ring of the stretched link.
  selectors: { '&:has(:focus-visible)': focusRing },
  '@supports': { [withoutHas]: { selectors: { '&:focus-within': focusRing } } },
});
export const skeleton = componentStyle(tileSize);
export const tileColor = styleVariants(vars.color.tile, (color) => inComponents({ backgroundColor: color }));

const sharp = `${tile}:hover &, ${tile}:focus-within &`;

export const image = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  opacity: 0,
  zIndex: -1,
  transition: `filter ${vars.motion.fast} ${vars.motion.ease}, transform ${vars.motion.medium} ${vars.motion.ease}, opacity ${vars.motion.medium}`,
  '@media': {
    [media.hover]: { filter: 'blur(10px)', transform: 'scale(1.2)', selectors: { [sharp]: { filter: 'none', transform: 'none' } } },
  },
});
export const shown = componentStyle({ opacity: 1 });
export const cutout = componentStyle({ inset: '9% 0', height: '82%', objectFit: 'contain' });
export const placeholder = componentStyle({ position: 'absolute', inset: 0, zIndex: -1, color: vars.color.onAccent });

// Moves the name to the lower edge, so that it does not cover the picture: half of the height, which follows from the width, without padding.
const lowerEdge = 'translateY(max(0px, 31.5cqw - 6px - 50%)) scale(0.8)';

/** Wraps the link. Not transformed: a transform would make it the containing block of the stretched link. */
export const linkWrapper = componentStyle({ maxWidth: '100%', minWidth: 0 });
export const name = componentStyle({
  display: 'block',
  paddingBlock: vars.space.s,
  // In pixels and capped: large text breaks no word of eight letters.
  paddingInline: '24px',
  borderRadius: vars.radius.l,
  background: vars.color.canvas,
  color: vars.color.ink,
  fontFamily: vars.font.heading,
  fontSize: `min(${vars.fontSize.xxl}, 16cqw)`,
  fontWeight: vars.fontWeight.heading,
  letterSpacing: '-0.02em',
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  transform: lowerEdge,
  transformOrigin: 'center bottom',
  transition: `transform ${vars.motion.medium} ${vars.motion.ease}`,
  '@media': { [media.hover]: { transform: 'none', selectors: { [sharp]: { transform: lowerEdge } } } },
});
