import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

// Full width, centred by grid: a toast is centred from the first frame, without a transform.
export const region = componentStyle({
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
});
