import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

export { control } from '../internal/field-control.css.ts';

export const frame = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const labelRow = componentStyle({ display: 'flex', gap: vars.space.xs, alignItems: 'baseline' });
export const label = componentStyle({ fontSize: vars.fontSize.m, fontWeight: vars.fontWeight.strong, lineHeight: vars.lineHeight.snug });
export const requiredMark = componentStyle({ color: vars.color.critical, fontWeight: vars.fontWeight.bold, lineHeight: 1 });
export const hint = componentStyle({ color: vars.color.muted, fontSize: vars.fontSize.s });
export const error = componentStyle({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space.xs,
  color: vars.color.critical,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.medium,
});
export const errorIcon = componentStyle({ display: 'inline-flex', paddingBlockStart: '0.2em' });

export const textArea = componentStyle({
  minHeight: '7rem',
  paddingBlock: vars.space.m,
  resize: 'vertical',
  lineHeight: vars.lineHeight.text,
  fieldSizing: 'content',
});
export const figures = componentStyle({ fontVariantNumeric: 'tabular-nums' });

export const adornedControl = componentStyle({ position: 'relative', display: 'block' });
const iconSpace = `calc(${vars.space.l} + 1.5rem)`;
const adornment = componentStyle({ position: 'absolute', insetBlock: 0, display: 'inline-flex', alignItems: 'center' });
export const startAdornment = `${adornment} ${componentStyle({ insetInlineStart: vars.space.l, color: vars.color.muted, pointerEvents: 'none' })}`;
export const endAdornment = `${adornment} ${componentStyle({ insetInlineEnd: '2px' })}`;
export const chevron = `${adornment} ${componentStyle({ insetInlineEnd: vars.space.l, color: vars.color.muted, pointerEvents: 'none' })}`;
export const paddingForStart = componentStyle({ paddingInlineStart: iconSpace });
export const paddingForEnd = componentStyle({ paddingInlineEnd: '52px' });

/** The chosen text wraps where it is wider than the field. */
export const select = componentStyle({
  appearance: 'none',
  whiteSpace: 'normal',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  paddingInlineEnd: iconSpace,
});
const stroke = (angle: string) => `linear-gradient(${angle}, transparent 46%, ${vars.color.primary} 46% 54%, transparent 54%)`;
/** Of no use on paper, like a button. */
export const searchBox = componentStyle({ '@media': { print: { display: 'none' } } });
/** The clear button is a cross in the colour of the shop; by default browsers draw it in their own. */
export const search = componentStyle({
  selectors: {
    '&::-webkit-search-cancel-button': {
      appearance: 'none',
      width: '24px',
      height: '24px',
      // Its space is reserved in an empty field, too.
      marginInlineEnd: '-12px',
      cursor: 'pointer',
      background: `${stroke('45deg')} center / 16px 16px no-repeat, ${stroke('-45deg')} center / 16px 16px no-repeat`,
    },
  },
});
/** Fields with a hidden label sit beside filter pills and share their shape. With a second line, `radius.pill` would cut the first letter. */
export const pill = componentStyle({ borderRadius: vars.radius.l });

export const fieldset = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.l });
export const legend = componentStyle({
  display: 'block',
  overflowWrap: 'anywhere',
  marginBlockEnd: vars.space.m,
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.l,
  fontWeight: vars.fontWeight.heading,
  lineHeight: vars.lineHeight.snug,
});
