import { styleVariants } from '@vanilla-extract/css';
import { isDisabled } from '../../internal/disabled-control.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, withoutHas } from '../../theme/focus-ring.ts';
import { componentStyle, inComponents } from '../../theme/layers.css.ts';

export const dropZone = componentStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.l,
  minHeight: vars.size.touch,
  padding: vars.space.m,
  border: `1.5px dashed ${vars.color.outline}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.primary,
  selectors: {
    '&:has(:focus-visible)': focusRing,
    '&[data-invalid="true"]': { borderColor: vars.color.critical },
    [isDisabled]: { background: vars.color.sunken, color: vars.color.muted },
  },
  '@supports': { [withoutHas]: { selectors: { '&:focus-within': focusRing } } },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([data-disabled="true"], fieldset:disabled *)': { borderColor: vars.color.ink } } },
    [media.forcedColors]: {
      selectors: { '&[data-invalid="true"]': { borderWidth: '3px' }, [isDisabled]: { borderColor: 'GrayText', color: 'GrayText' } },
    },
  },
});
export const dragOver = componentStyle({ borderStyle: 'solid', borderColor: vars.color.primary, background: vars.color.primarySoft });
// The native input covers the drop zone: click, drop, focus and validation messages are native.
export const input = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  scrollMarginBlockStart: '2rem',
  cursor: 'pointer',
  borderRadius: 'inherit',
  selectors: { '&::file-selector-button': { cursor: 'pointer' }, '&:disabled': { cursor: 'not-allowed' } },
});
export const preview = styleVariants({
  round: inComponents({ display: 'flex', flexShrink: 0 }),
  landscape: inComponents({ width: '136px', flexShrink: 0 }),
});
export const body = componentStyle({
  flex: '1 1 6rem',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minWidth: 0,
});
export const prompt = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  fontWeight: vars.fontWeight.strong,
});
export const fileName = componentStyle({ color: vars.color.muted, fontSize: vars.fontSize.s });
export const note = componentStyle({ display: 'block', color: vars.color.muted, fontSize: vars.fontSize.s });
