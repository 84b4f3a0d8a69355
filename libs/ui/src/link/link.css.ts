import { styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle, inComponents } from '../theme/layers.css.ts';

const underline = { textDecorationLine: 'underline', textDecorationThickness: '0.08em', textUnderlineOffset: '0.2em' } as const;

export const textLink = componentStyle({ borderRadius: '4px', textDecoration: 'none' });
export const textVariant = styleVariants({
  inline: inComponents({
    ...underline,
    color: vars.color.primary,
    fontWeight: vars.fontWeight.strong,
    '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.primaryStrong, textDecorationThickness: '0.14em' } } } },
  }),
  quiet: inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minHeight: vars.size.touch,
    color: vars.color.ink,
    fontWeight: vars.fontWeight.strong,
    // Not by colour alone.
    selectors: { '&[aria-current="page"]': { ...underline, color: vars.color.primary } },
    '@media': { [media.hover]: { selectors: { '&:hover': { ...underline, color: vars.color.primary } } } },
  }),
});

/** Its `::after` covers the nearest positioned ancestor, which makes the whole card the target area. */
export const cardLink = componentStyle({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px', borderRadius: vars.radius.l },
  },
});

export const pictureLink = componentStyle({ display: 'block', borderRadius: vars.radius.m, textDecoration: 'none' });
export const nameLink = componentStyle({
  borderRadius: '4px',
  color: 'inherit',
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': underline } } },
});
