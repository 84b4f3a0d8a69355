import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

/** The input and, over it, what the browser would write into it in its own language. */
export const frame = componentStyle({ display: 'grid' });

export const input = componentStyle({
  gridArea: '1 / 1',
  selectors: {
    // Hides the browser's text in forced colours, too, where a transparent one would show.
    '&[type]': { fontSize: 0 },
    '&::file-selector-button': { display: 'none' },
    '&:not(:disabled)': { cursor: 'pointer' },
  },
});

export const content = componentStyle({
  gridArea: '1 / 1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  minWidth: 0,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.l,
  pointerEvents: 'none',
  selectors: { [`${input}:disabled + &`]: { color: vars.color.muted } },
  '@media': { [media.forcedColors]: { selectors: { [`${input}:disabled + &`]: { color: 'GrayText' } } } },
});

export const button = componentStyle({
  flexShrink: 0,
  maxWidth: '100%',
  // In forced colours the browser paints a plate behind the glyphs: without this it covers the border.
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  border: `1px solid ${vars.color.outline}`,
  // Round on one line; on two the curve would reach the text.
  borderRadius: `min(${vars.radius.pill}, 1.25rem)`,
  background: vars.color.surface,
  fontWeight: vars.fontWeight.strong,
  '@media': { [media.forcedColors]: { selectors: { [`${input}:disabled + ${content} &`]: { borderColor: 'GrayText' } } } },
});

/** With large text it wraps to its own line before a word breaks. */
export const fileName = componentStyle({ flex: '1 1 5em', minWidth: 0 });
