import { componentStyle } from '../theme/layers.css.ts';

export const placeholder = componentStyle({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: '46%',
  height: '62%',
  opacity: 0.28,
});
