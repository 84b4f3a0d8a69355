import { media, vars } from '@my-food/ui/theme';
import { style } from '@vanilla-extract/css';

export const chart = style({ display: 'grid', gap: vars.space.l, minWidth: 0, color: vars.color.ink, fontFamily: vars.font.text });

export const picture = style({
  display: 'block',
  margin: '0 auto',
  maxWidth: '100%',
  height: 'auto',
  overflow: 'visible',
});

export const box = style({
  fill: vars.color.surface,
  stroke: vars.color.outline,
  strokeWidth: 1.5,
  selectors: { '&[data-group]': { fill: 'none', strokeDasharray: '5 5' }, '&[data-lit]': { stroke: vars.color.primary, strokeWidth: 3 } },
});

/** Filled only where nothing stands inside. */
export const litBox = style({ fill: vars.color.primary });

export const name = style({
  fill: vars.color.ink,
  fontSize: '15px',
  fontWeight: vars.fontWeight.strong,
  textAnchor: 'middle',
  dominantBaseline: 'central',
  selectors: { '&[data-lit]': { fill: vars.color.onPrimary } },
});

/** An arrow that crosses it passes behind. */
export const groupName = style({
  fill: vars.color.muted,
  fontSize: '13px',
  fontWeight: vars.fontWeight.strong,
  stroke: vars.color.canvas,
  strokeWidth: 6,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
});

export const arrow = style({
  fill: 'none',
  stroke: vars.color.outline,
  strokeWidth: 1.5,
  selectors: { '&[data-lit]': { stroke: vars.color.primary, strokeWidth: 2.5 } },
});

export const head = style({ fill: vars.color.outline });
export const litHead = style({ fill: vars.color.primary });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  gap: vars.space.m,
  alignItems: 'start',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const card = style({
  display: 'grid',
  gap: vars.space.s,
  padding: vars.space.l,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  selectors: { '&[data-lit]': { borderColor: vars.color.primary, boxShadow: `0 0 0 1px ${vars.color.primary}` } },
});

export const cardHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: vars.space.s, fontSize: vars.fontSize.m });
export const title = style({ margin: 0, fontSize: vars.fontSize.l, fontWeight: vars.fontWeight.bold, lineHeight: vars.lineHeight.snug });

export const mark = style({
  padding: `0 ${vars.space.s}`,
  borderRadius: vars.radius.pill,
  background: vars.color.primarySoft,
  color: vars.color.ink,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.strong,
  selectors: { '&[data-lit]': { background: vars.color.primary, color: vars.color.onPrimary } },
});

export const ways = style({ display: 'grid', gap: vars.space.xs, margin: 0, padding: 0, listStyle: 'none', fontSize: vars.fontSize.s });
export const way = style({
  padding: `${vars.space.xs} ${vars.space.s}`,
  marginInline: `calc(-1 * ${vars.space.s})`,
  borderRadius: vars.space.s,
  lineHeight: vars.lineHeight.snug,
  selectors: { '&[data-taken]': { background: vars.color.accentSoft } },
});
export const event = style({ fontWeight: vars.fontWeight.strong });
export const condition = style({ color: vars.color.muted });
export const target = style({ whiteSpace: 'nowrap', color: vars.color.ink, fontWeight: vars.fontWeight.medium });

export const live = style({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
});
export const controls = style({
  display: 'grid',
  gap: vars.space.l,
  minWidth: 0,
  '@media': { [media.large]: { position: 'sticky', top: vars.space.l } },
});
export const buttons = style({ display: 'grid', gap: vars.space.s });
export const log = style({ margin: 0, paddingInlineStart: vars.space.xl, fontSize: vars.fontSize.s, lineHeight: vars.lineHeight.text });
export const context = style({
  margin: 0,
  padding: vars.space.m,
  maxHeight: '14rem',
  overflow: 'auto',
  borderRadius: vars.space.s,
  background: vars.color.sunken,
  fontSize: vars.fontSize.xs,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
