import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

export const list = componentStyle({ display: 'flex', flexDirection: 'column', containerType: 'inline-size' });
export const entry = componentStyle({
  display: 'grid',
  gap: `0 ${vars.space.l}`,
  paddingBlock: vars.space.m,
  overflowWrap: 'anywhere',
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 }, '&:last-child': { paddingBlockEnd: 0 } },
  '@container': { '(min-width: 24rem)': { gridTemplateColumns: 'minmax(7rem, 12rem) minmax(0, 1fr)' } },
});
export const term = componentStyle({ color: vars.color.muted, fontSize: vars.fontSize.s, alignSelf: 'baseline' });
export const details = componentStyle({
  minWidth: 0,
  fontWeight: vars.fontWeight.medium,
  whiteSpace: 'pre-line',
});
