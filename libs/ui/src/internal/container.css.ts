import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

/** A phone has insets at its sides in landscape, where it is wider than `media.medium`. */
const clearOfInsets = (space: string) => `max(${space}, env(safe-area-inset-left), env(safe-area-inset-right))`;

export const container = componentStyle({
  width: '100%',
  marginInline: 'auto',
  paddingInline: clearOfInsets(vars.space.l),
  '@media': { [media.medium]: { paddingInline: clearOfInsets(vars.space.xl) } },
});
export const pageWidth = componentStyle({ maxWidth: `calc(${vars.size.page} + 2 * ${vars.space.xl})` });
