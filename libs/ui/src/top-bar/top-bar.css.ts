import { globalStyle } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle, inComponents } from '../theme/layers.css.ts';
import { aboveTabBar, hasTabBar, phoneOnly } from '../theme/tab-bar.ts';

// No filter, transform or backdrop-filter here: each would make the bar the containing block of the fixed tab bar.
export const bar = componentStyle({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.zIndex.bar,
  background: vars.color.canvas,
  '@media': { [media.lowViewport]: { position: 'relative' } },
  // No transition: the bar is flat at once, and animating a shadow repaints every frame.
  selectors: { '&[data-raised="true"]': { boxShadow: vars.shadow.float } },
});

export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.l,
  minBlockSize: vars.size.bar,
  paddingBlock: vars.space.xs,
  '@media': { [media.lowViewport]: { flexWrap: 'wrap' } },
});

export const brand = componentStyle({ display: 'flex', alignItems: 'center', marginInlineEnd: 'auto', minInlineSize: 0 });

export const links = componentStyle({
  display: 'flex',
  justifyContent: 'space-evenly',
  gap: vars.space.s,
  '@media': {
    [phoneOnly]: { order: 1, inlineSize: '100%' },
    [hasTabBar]: {
      position: 'fixed',
      insetBlockEnd: 0,
      insetInline: 0,
      zIndex: vars.zIndex.bar,
      gap: 0,
      blockSize: aboveTabBar,
      paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
      paddingInline: vars.space.s,
      background: vars.color.surface,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
});

export const end = componentStyle({ display: 'flex', flexShrink: 0, alignItems: 'center', minBlockSize: vars.size.touch });

// A width that no font changes, as that of the links. In pixels: large text leaves room for the brand.
globalStyle(`${end} > a`, inComponents({ minInlineSize: '92px', paddingInline: `min(${vars.space.xl}, 4vw)` }));

/** Reserves the height of the fixed bar. */
export const spacer = componentStyle({ blockSize: vars.size.bar });
