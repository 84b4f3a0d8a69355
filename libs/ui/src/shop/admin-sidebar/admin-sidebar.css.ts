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

const drawerWidth = 'min(20rem, 82vw)';

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  '@media': {
    [phoneOnly]: {
      selectors: {
        // While the drawer is open, the title and the toggle button are shown above it.
        '&[data-open="true"]': {
          position: 'fixed',
          insetBlockStart: vars.space.l,
          insetInlineStart: 0,
          zIndex: `calc(${vars.zIndex.overlay} + 1)`,
          inlineSize: drawerWidth,
          paddingInline: `${vars.space.xl} ${vars.space.m}`,
        },
      },
    },
  },
});

export const title = componentStyle({
  fontSize: `min(${vars.fontSize.xl}, 8.5vw)`,
  letterSpacing: '-0.02em',
  lineHeight: vars.lineHeight.snug,
});

export const toggle = componentStyle({ '@media': { [media.medium]: { display: 'none' } } });

export const scrim = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.zIndex.overlay,
  background: vars.color.scrim,
  '@media': { [media.medium]: { display: 'none' } },
});

export const panel = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@media': {
    [media.large]: { flexDirection: 'column' },
    [phoneOnly]: {
      position: 'fixed',
      insetBlock: 0,
      insetInlineStart: 0,
      zIndex: vars.zIndex.overlay,
      flexDirection: 'column',
      flexWrap: 'nowrap',
      inlineSize: drawerWidth,
      padding: `calc(${vars.size.touch} + 2 * ${vars.space.l}) ${vars.space.m} ${vars.space.xl}`,
      borderStartEndRadius: vars.radius.l,
      borderEndEndRadius: vars.radius.l,
      background: vars.color.surface,
      boxShadow: vars.shadow.float,
      overflowY: 'auto',
      transition: `transform ${vars.motion.medium} ${vars.motion.ease}, visibility 0s`,
      selectors: {
        '&[data-open="false"]': {
          visibility: 'hidden',
          transform: 'translateX(-104%)',
          transition: `transform ${vars.motion.medium} ${vars.motion.ease}, visibility 0s ${vars.motion.medium}`,
        },
        '[dir="rtl"] &[data-open="false"]': { transform: 'translateX(104%)' },
      },
    },
  },
});

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
    [media.hover]: { selectors: { '&:hover:not([aria-current="page"])': { background: vars.color.sunken, color: vars.color.ink } } },
  },
});
