import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

export const group = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  padding: vars.space.hair,
  borderRadius: vars.radius.l,
  background: vars.color.sunken,
});

export const choice = componentStyle({
  minBlockSize: vars.size.touch,
  minInlineSize: vars.size.touch,
  paddingInline: vars.space.l,
  border: 0,
  borderRadius: vars.radius.pill,
  // Large text is higher than its line, and would take presses of the row above.
  overflow: 'clip',
  background: 'none',
  color: vars.color.muted,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.medium,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': {
      background: vars.color.surface,
      color: vars.color.ink,
      fontWeight: vars.fontWeight.strong,
      // The surface alone has a contrast of 1.2 with the group.
      boxShadow: `0 0 0 1px ${vars.color.ink}`,
    },
    '&:hover': { color: vars.color.ink },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { textDecoration: 'underline' } } } },
});
