import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

// Full width and centred by its own layout: a toast has its place in the middle from the first frame on.
export const region = componentStyle({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.layer.toast,
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.s,
  maxBlockSize: '100dvh',
  padding: `${vars.space.m} ${vars.space.l} ${vars.space.xl}`,
  overflowY: 'auto',
  scrollbarWidth: 'none',
  // The page between and beside the tickets stays in reach of the pointer.
  pointerEvents: 'none',
});
