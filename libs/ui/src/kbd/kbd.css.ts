import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

export const kbd = componentStyle({
  display: 'inline-block',
  minInlineSize: '1.6em',
  paddingInline: vars.space.xs,
  border: `1px solid ${vars.color.outline}`,
  borderBlockEndWidth: '2px',
  borderRadius: '6px',
  background: vars.color.surface,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: '0.85em',
  fontWeight: vars.fontWeight.medium,
  lineHeight: 1.5,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
