import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { componentStyle, inComponents } from '../theme/layers.css.ts';

export const box = componentStyle({ minWidth: 0 });

export const surface = componentStyle({ minWidth: 0, border: '1px solid transparent', borderRadius: vars.radius.l });
export const surfaceTone = styleVariants({
  surface: inComponents({ background: vars.color.surface, borderColor: vars.color.line }),
  canvas: inComponents({ background: vars.color.canvas, borderColor: vars.color.line }),
  sunken: inComponents({ background: vars.color.sunken }),
  primary: inComponents({ background: vars.color.primarySoft }),
  accent: inComponents({ background: vars.color.accentSoft }),
  critical: inComponents({ background: vars.color.criticalSoft }),
});
export const floating = componentStyle({ boxShadow: vars.shadow.float });
