import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';
import { aboveTabBar, phoneOnly } from '../theme/tab-bar.ts';

// Full width, centred by grid: a toast is centred from the first frame, without a transform.
export const list = componentStyle({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.zIndex.toast,
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.s,
  maxBlockSize: '100dvh',
  padding: `${vars.space.m} ${vars.space.l} ${vars.space.xl}`,
  overflowY: 'auto',
  scrollbarWidth: 'none',
  // The page between and beside the toasts stays clickable.
  pointerEvents: 'none',
  // A confirmation takes their place.
  selectors: { 'html:has([role="alertdialog"][data-state="open"]) &': { insetBlockStart: 'auto', insetBlockEnd: aboveTabBar } },
  '@media': {
    // Below the bar, which they would cover on a narrow screen. On a low one that is not the top any more.
    [`${phoneOnly} and (height >= 600px)`]: {
      insetBlockStart: vars.size.bar,
      maxBlockSize: `calc(100dvh - ${vars.size.bar})`,
      paddingBlockStart: vars.space.xs,
    },
  },
});
