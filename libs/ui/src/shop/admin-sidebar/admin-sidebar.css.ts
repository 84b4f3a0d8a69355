import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.css.ts';
import { phoneOnly } from '../../theme/tab-bar.ts';

export const layout = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': { [media.large]: { gridTemplateColumns: '232px minmax(0, 1fr)', gap: vars.space.xxl, alignItems: 'start' } },
});

export const sidebar = componentStyle({
  display: 'grid',
  gap: vars.space.m,
  '@media': {
    [phoneOnly]: { minBlockSize: vars.size.touch },
    [media.large]: { position: 'sticky', insetBlockStart: `calc(${vars.size.bar} + ${vars.space.l})` },
    [media.lowViewport]: { position: 'static' },
  },
});

export const head = componentStyle({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.m });

export const title = componentStyle({
  fontSize: `min(${vars.fontSize.xl}, 8.5vw)`,
  letterSpacing: '-0.02em',
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const toggle = componentStyle({ selectors: { '&:not(:focus-within)': { '@media': { [media.medium]: { display: 'none' } } } } });

export const panel = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@media': {
    [media.large]: { flexDirection: 'column' },
    // On a phone the links are in the drawer.
    [phoneOnly]: { selectors: { '&[data-in-page="false"]:not(:focus-within)': { display: 'none' } } },
  },
});
export const drawerLinks = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });

export const link = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.l,
  borderRadius: vars.radius.s,
  color: vars.color.muted,
  fontWeight: vars.fontWeight.medium,
  textDecoration: 'none',
  selectors: {
    '&[aria-current="page"]': {
      background: vars.color.primarySoft,
      color: vars.color.primary,
      fontWeight: vars.fontWeight.bold,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-current="page"]': { textDecoration: 'underline' } } },
    [media.hover]: { selectors: { '&:hover:not([aria-current="page"])': { background: vars.color.sunken, color: vars.color.ink } } },
  },
});
