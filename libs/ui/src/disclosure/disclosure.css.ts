import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

export const summary = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.touch,
  maxInlineSize: '100%',
  borderRadius: vars.radius.s,
  color: vars.color.primary,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});
export const chevron = componentStyle({
  display: 'inline-flex',
  flexShrink: 0,
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});
export const content = componentStyle({ paddingBlock: vars.space.xs, paddingBlockEnd: vars.space.m });
