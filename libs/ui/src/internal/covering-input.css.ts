import { componentStyle } from '../theme/layers.css.ts';

/** A native input that covers its positioned container, including a border of 1 px, and shows only its focus ring. */
export const coveringInput = componentStyle({
  position: 'absolute',
  inset: '-1px',
  width: 'calc(100% + 2px)',
  height: 'calc(100% + 2px)',
  margin: 0,
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  appearance: 'none',
  cursor: 'inherit',
  // A segment keeps its own colours in forced ones, its ring does not.
  forcedColorAdjust: 'auto',
});
