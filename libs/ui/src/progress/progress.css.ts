import { keyframes, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle, inComponents } from '../theme/layers.css.ts';

export const progress = componentStyle({ display: 'grid', gap: vars.space.xs, inlineSize: '100%' });
export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
});
export const label = componentStyle({ fontWeight: vars.fontWeight.strong });
export const valueText = componentStyle({ color: vars.color.muted, fontVariantNumeric: 'tabular-nums' });

const tone = { primary: vars.color.primary, critical: vars.color.critical };
const fill = { borderRadius: vars.radius.pill, transition: `inline-size ${vars.motion.medium} ${vars.motion.ease}` };

export const bar = componentStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '10px',
  overflow: 'hidden',
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.pill,
  background: vars.color.sunken,
  appearance: 'none',
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': { ...fill, background: 'currentColor' },
    '&::-moz-progress-bar': { ...fill, background: 'currentColor' },
  },
  // The native bar has system colours.
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});
export const barTone = styleVariants(tone, (color) => inComponents({ color }));

const pulse = keyframes({ '50%': { opacity: 0.45 } });
/** Without a value: stripes that pulse. Without motion they still differ from a full bar. */
export const indeterminate = componentStyle({
  background: `repeating-linear-gradient(90deg, currentColor 0 12px, ${vars.color.sunken} 12px 20px)`,
  animation: `${pulse} 1.6s ease-in-out infinite`,
  selectors: { '&::-moz-progress-bar': { background: 'transparent' } },
});
