import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';
import { aboveTabBar } from '../theme/tab-bar.ts';

export const footer = componentStyle({
  // Covers what a page lets reach below its end.
  position: 'relative',
  background: vars.color.canvas,
  marginBlockStart: vars.space.huge,
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
  fontSize: vars.fontSize.s,
  // Keeps the footer clear of the tab bar.
  paddingBlockEnd: aboveTabBar,
  '@media': { [media.medium]: { paddingBlockEnd: 0 } },
});

export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.l,
  paddingBlock: vars.space.xl,
});
