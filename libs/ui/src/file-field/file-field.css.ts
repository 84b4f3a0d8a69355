import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

/** The button inside the browser's control. */
export const input = componentStyle({
  selectors: {
    '&::file-selector-button': {
      font: 'inherit',
      fontWeight: vars.fontWeight.strong,
      marginInlineEnd: vars.space.m,
      paddingInline: vars.space.m,
      border: `1px solid ${vars.color.outline}`,
      borderRadius: vars.radius.pill,
      background: vars.color.surface,
      color: 'inherit',
      cursor: 'inherit',
    },
    '&:not(:disabled)': { cursor: 'pointer' },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:disabled': { borderColor: 'GrayText', color: 'GrayText' } } } },
});
