import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { componentStyle, inComponents } from '../theme/layers.css.ts';

export const shape = componentStyle({ display: 'flex', minWidth: 0 });
export const shapes = styleVariants({
  card: inComponents({
    flexDirection: 'column',
    gap: vars.space.m,
    padding: vars.space.m,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.l,
    background: vars.color.surface,
  }),
  row: inComponents({ alignItems: 'center', gap: vars.space.l, paddingBlock: vars.space.m }),
  text: inComponents({ flexDirection: 'column', gap: vars.space.s }),
});
export const parts = styleVariants({
  picture: inComponents({ width: '100%', aspectRatio: '4 / 3', borderRadius: vars.radius.m }),
  square: inComponents({ width: '88px', height: '88px', flexShrink: 0, borderRadius: vars.radius.m }),
  line: inComponents({ width: '100%', height: '1em' }),
  shortLine: inComponents({ width: '60%', height: '1em' }),
  button: inComponents({ width: '45%', height: vars.size.touch, borderRadius: vars.radius.pill, alignSelf: 'end' }),
});
export const lines = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.s, flex: 1, minWidth: 0 });
