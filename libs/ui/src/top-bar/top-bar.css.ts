import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';
import { aboveTabBar } from './tab-bar.ts';

// No filter, transform or backdrop on the bar itself: each would hold the tab bar of narrow screens inside it.
export const bar = componentStyle({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.layer.bar,
  background: vars.color.canvas,
  // No transition: flat is flat at once (Spec §2), and a shadow repaints on each frame.
  boxShadow: 'none',
  selectors: { '&[data-raised="true"]': { boxShadow: vars.shadow.float } },
});

export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.l,
  blockSize: vars.size.bar,
});

export const brand = componentStyle({ display: 'flex', alignItems: 'center', marginInlineEnd: 'auto', minInlineSize: 0 });

export const links = componentStyle({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: vars.layer.bar,
  display: 'flex',
  justifyContent: 'space-evenly',
  blockSize: aboveTabBar,
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  paddingInline: vars.space.s,
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {
    [media.medium]: {
      position: 'static',
      blockSize: 'auto',
      gap: vars.space.s,
      padding: 0,
      background: 'none',
      border: 0,
    },
  },
});

export const end = componentStyle({ display: 'flex', alignItems: 'center', minBlockSize: vars.size.touch });

/** The room the fixed bar takes from the page. */
export const space = componentStyle({ blockSize: vars.size.bar });
