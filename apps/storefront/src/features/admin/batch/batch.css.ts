import { media, vars } from '@my-food/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({
  display: 'grid',
  gap: vars.space.m,
  padding: vars.space.m,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  scrollMarginTop: `calc(${vars.size.bar} + ${vars.space.l})`,
});

export const status = style({ fontWeight: vars.fontWeight.strong });

export const fields = style({
  display: 'grid',
  gap: vars.space.m,
  alignItems: 'end',
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const progress = style({ inlineSize: '100%', accentColor: vars.color.primary });

/** Long previews scroll by themselves. */
export const scroll = style({ maxBlockSize: '18rem', overflow: 'auto' });

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: vars.fontSize.s });
export const cell = style({
  paddingBlock: vars.space.xs,
  paddingInlineEnd: vars.space.m,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 'inherit',
  overflowWrap: 'anywhere',
});
