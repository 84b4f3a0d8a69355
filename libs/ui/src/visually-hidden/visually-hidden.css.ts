import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

export const hidden = componentStyle({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const skipLink = componentStyle({
  position: 'fixed',
  insetBlockStart: vars.space.m,
  insetInlineStart: vars.space.m,
  zIndex: vars.zIndex.toast,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  paddingInline: vars.space.xl,
  borderRadius: vars.radius.pill,
  background: vars.color.primary,
  color: vars.color.onPrimary,
  fontWeight: vars.fontWeight.strong,
  // The shadow extends beyond the link, so it is set on focus only.
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' }, '&:focus': { boxShadow: vars.shadow.float } },
});
