import { styleVariants } from '@vanilla-extract/css';
import { isDisabled } from '../internal/disabled-control.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle, inComponents } from '../theme/layers.css.ts';

// The whole label is the target.
export const checkbox = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  maxWidth: '100%',
  cursor: 'pointer',
  selectors: { [isDisabled]: { color: vars.color.muted, cursor: 'not-allowed' } },
  '@media': { [media.forcedColors]: { selectors: { [isDisabled]: { color: 'GrayText' } } } },
});
export const size = styleVariants({
  s: inComponents({ minHeight: '32px', minWidth: '32px', fontSize: vars.fontSize.s }),
  m: inComponents({ minHeight: vars.size.touch, minWidth: vars.size.touch, fontSize: vars.fontSize.m }),
});
/** It selects an item: of no use on paper, like a button. */
export const withoutLabel = componentStyle({ justifyContent: 'center', '@media': { print: { display: 'none' } } });

const check = 'polygon(14% 44%, 0 65%, 50% 100%, 100% 16%, 80% 0%, 43% 62%)';
const dash = 'inset(40% 5%)';

export const box = componentStyle({
  display: 'inline-grid',
  placeContent: 'center',
  flexShrink: 0,
  inlineSize: '22px',
  blockSize: '22px',
  margin: 0,
  border: `2px solid ${vars.color.outline}`,
  borderRadius: '6px',
  background: vars.color.surface,
  color: vars.color.onPrimary,
  appearance: 'none',
  cursor: 'inherit',
  selectors: {
    '&:checked, &:indeterminate': { borderColor: vars.color.primary, background: vars.color.primary },
    '&:disabled': { borderColor: vars.color.outline, background: vars.color.sunken, color: vars.color.muted },
    '&[aria-invalid="true"]': { borderColor: vars.color.critical },
    '&::before': { content: '', inlineSize: '12px', blockSize: '12px', background: 'currentColor', clipPath: check, visibility: 'hidden' },
    '&:checked::before': { visibility: 'visible' },
    '&:indeterminate::before': { visibility: 'visible', clipPath: dash },
  },
  '@media': {
    // The native checkbox has system colours for every state.
    [media.forcedColors]: {
      appearance: 'auto',
      selectors: {
        '&::before': { display: 'none' },
        // It has no border of its own.
        '&[aria-invalid="true"]:not(:focus-visible)': { outline: '2px dashed CanvasText', outlineOffset: '1px' },
      },
    },
    [media.hover]: { selectors: { '&:hover:not(:disabled, :checked, :indeterminate)': { borderColor: vars.color.ink } } },
  },
});
/** As large as the target: Firefox ignores a press on a label while Shift is held, which selects a range. */
const target = (inset: string) =>
  inComponents({ position: 'relative', selectors: { '&::after': { content: '', position: 'absolute', inset } } });
export const boxAlone = styleVariants({ s: target('-7px'), m: target('-13px') });
export const label = componentStyle({ minWidth: 0, lineHeight: vars.lineHeight.snug, overflowWrap: 'anywhere' });
