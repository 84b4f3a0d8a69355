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

/** A live region, which is rendered before it has a text: it takes no gap then. */
export const summary = style({ selectors: { '&:empty': { position: 'absolute' } } });

/** Long previews scroll by themselves. */
export const scroll = style({ maxBlockSize: '18rem', overflow: 'auto' });
