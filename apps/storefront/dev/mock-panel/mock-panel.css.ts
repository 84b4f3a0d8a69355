import { media, vars } from '@my-food/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const monospace = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';

/** A field with its button on the same line. */
export const beside = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: vars.space.m, alignItems: 'end' });

export const fault = style({
  display: 'grid',
  gap: vars.space.m,
  alignItems: 'start',
  justifyItems: 'stretch',
  '@media': { [media.medium]: { gridTemplateColumns: '1fr 1fr' } },
});
globalStyle(`${fault} > button`, {
  justifySelf: 'start',
  // Aligned with the field beside it, below its label.
  '@media': { [media.medium]: { marginBlockStart: vars.space.xl } },
});

export const faults = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const code = style({ fontFamily: monospace, fontSize: vars.fontSize.s, overflowWrap: 'anywhere', minWidth: 0 });

export const address = style({ wordBreak: 'break-all' });

export const scroll = style({
  maxBlockSize: '16rem',
  overflow: 'auto',
  padding: vars.space.s,
  borderRadius: vars.radius.m,
  background: vars.color.sunken,
});

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontFamily: monospace, fontSize: vars.fontSize.s });
globalStyle(`${table} :is(th, td)`, { padding: vars.space.xs, textAlign: 'start', verticalAlign: 'top', fontWeight: 'inherit' });
globalStyle(`${table} th`, { color: vars.color.muted });
globalStyle(`${table} td:nth-child(2)`, { overflowWrap: 'anywhere' });
