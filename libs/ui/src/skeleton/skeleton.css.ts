import { styleVariants } from '@vanilla-extract/css';
import { skeletonPart } from '../internal/skeleton-part.css.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle, inComponents } from '../theme/layers.css.ts';

export const shape = componentStyle({ display: 'flex', minWidth: 0 });
export const shapes = styleVariants({
  row: inComponents({ alignItems: 'center', gap: vars.space.l, paddingBlock: vars.space.m }),
  text: inComponents({ flexDirection: 'column', gap: vars.space.s }),
  picture: [skeletonPart, inComponents({ aspectRatio: '4 / 3', borderRadius: vars.radius.m })],
  // As high as a line of text: the unit `lh` is newer than the oldest supported browsers.
  line: [skeletonPart, inComponents({ width: '4.5em', '::before': { content: "'\\a0'" } })],
  button: [skeletonPart, inComponents({ width: '7rem', height: vars.size.touch, borderRadius: vars.radius.pill })],
});
export const parts = styleVariants({
  square: inComponents({ width: '88px', height: '88px', flexShrink: 0, borderRadius: vars.radius.m }),
  line: inComponents({ width: '100%', height: '1em' }),
  shortLine: inComponents({ width: '60%', height: '1em' }),
});
export const lines = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.s, flex: 1, minWidth: 0 });
