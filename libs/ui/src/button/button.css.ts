import { keyframes, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle, inComponents } from '../theme/layers.css.ts';

/** The class of `Button` and `ButtonLink`, with one of each of the variants below. */
export const button = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s,
  minHeight: vars.size.touch,
  minWidth: vars.size.touch,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  border: '1px solid transparent',
  borderRadius: vars.radius.pill,
  background: 'transparent',
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:active:not([aria-disabled="true"], :disabled)': { transform: 'scale(0.97)' },
    '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
    '&[aria-disabled="true"]': { cursor: 'default' },
  },
  '@media': {
    print: { display: 'none' },
    [media.forcedColors]: {
      borderColor: 'ButtonText',
      selectors: { '&:disabled': { opacity: 1, borderColor: 'GrayText', color: 'GrayText' } },
    },
  },
});

const enabled = ':not(:disabled)';

export const variant = styleVariants({
  primary: inComponents({
    background: vars.color.primary,
    color: vars.color.onPrimary,
    '@media': { [media.hover]: { selectors: { [`&:hover${enabled}`]: { background: vars.color.primaryStrong } } } },
  }),
  quiet: inComponents({
    background: vars.color.surface,
    borderColor: vars.color.outline,
    color: vars.color.ink,
    '@media': {
      [media.hover]: { selectors: { [`&:hover${enabled}`]: { background: vars.color.sunken, borderColor: vars.color.ink } } },
    },
  }),
  plain: inComponents({
    color: vars.color.primary,
    '@media': { [media.hover]: { selectors: { [`&:hover${enabled}`]: { background: vars.color.primarySoft } } } },
  }),
  critical: inComponents({
    background: vars.color.critical,
    color: vars.color.onCritical,
    '@media': { [media.hover]: { selectors: { [`&:hover${enabled}`]: { background: vars.color.criticalStrong } } } },
  }),
});
export const size = styleVariants({
  s: inComponents({ paddingBlock: vars.space.xs, paddingInline: vars.space.l, fontSize: vars.fontSize.s }),
  m: inComponents({ paddingBlock: vars.space.s, paddingInline: vars.space.xl, fontSize: vars.fontSize.m }),
  l: inComponents({ minHeight: '54px', paddingBlock: vars.space.m, paddingInline: '32px', fontSize: vars.fontSize.l }),
});
export const fullWidth = componentStyle({ width: '100%' });

export const iconButton = componentStyle({ padding: 0, width: vars.size.touch, flexShrink: 0, fontSize: vars.fontSize.l });

export const content = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s,
  minWidth: 0,
});
// Opacity, not visibility: the text keeps its width and stays the accessible name.
export const contentVisibility = styleVariants({ shown: inComponents({}), covered: inComponents({ opacity: 0 }) });

const spin = keyframes({ to: { transform: 'rotate(360deg)' } });
export const spinner = componentStyle({
  position: 'absolute',
  width: '1.25em',
  height: '1.25em',
  border: '2.5px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${spin} 800ms linear infinite`,
  // Forced colours would also paint the gap of the ring.
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', borderColor: 'ButtonText', borderInlineEndColor: 'transparent' } },
});
