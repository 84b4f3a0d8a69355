import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.css.ts';

export const button = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  padding: 0,
  border: `2px solid ${vars.color.surface}`,
  borderRadius: vars.radius.pill,
  background: vars.color.primarySoft,
  color: vars.color.primary,
  boxShadow: `0 0 0 1px ${vars.color.line}`,
  overflow: 'hidden',
  cursor: 'pointer',
  selectors: {
    '&[aria-expanded="true"]': { boxShadow: `0 0 0 2px ${vars.color.primary}` },
    '&:active': { transform: 'scale(0.95)' },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { boxShadow: `0 0 0 2px ${vars.color.primary}` } } } },
});
