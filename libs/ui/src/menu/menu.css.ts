import { keyframes } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(-6px) scale(0.97)' } });

export const list = componentStyle({
  // Above the toasts, which are in its place on a phone: it is later in the document.
  zIndex: vars.zIndex.toast,
  minInlineSize: '184px',
  maxInlineSize: `calc(100vw - 2 * ${vars.space.l})`,
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  padding: vars.space.s,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
  transformOrigin: 'var(--radix-dropdown-menu-content-transform-origin)',
  animation: `${unfold} ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.s,
  color: vars.color.ink,
  fontWeight: vars.fontWeight.medium,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-highlighted]': { background: vars.color.primarySoft, color: vars.color.primary, outline: 'none' },
    '&[aria-disabled="true"]': { color: vars.color.muted, cursor: 'not-allowed' },
    // The background alone is not a sufficient focus indicator.
    '&[data-highlighted]:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } } },
});

export const critical = componentStyle({
  color: vars.color.critical,
  selectors: { '&[data-highlighted]': { background: vars.color.criticalSoft, color: vars.color.critical } },
});
// A border: forced colours would remove a background.
export const separator = componentStyle({ marginBlock: vars.space.xs, borderBlockStart: `1px solid ${vars.color.line}` });
