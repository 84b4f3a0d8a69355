import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.css.ts';

export const plate = componentStyle({
  display: 'block',
  position: 'relative',
  aspectRatio: '1 / 1',
  borderRadius: '50%',
  background: vars.color.backdrop[1],
  color: vars.color.ink,
});
