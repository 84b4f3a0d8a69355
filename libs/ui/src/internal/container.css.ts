import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

export const container = componentStyle({
  width: '100%',
  marginInline: 'auto',
  paddingInline: `max(${vars.space.l}, env(safe-area-inset-left), env(safe-area-inset-right))`,
  '@media': { [media.medium]: { paddingInline: vars.space.xl } },
});
export const pageWidth = componentStyle({ maxWidth: `calc(${vars.size.page} + 2 * ${vars.space.xl})` });
