import { media, vars } from '@my-food/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const root = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  pointerEvents: 'none',
  '@media': {
    [media.large]: {
      position: 'sticky',
      insetBlockStart: vars.size.bar,
      insetInlineEnd: 'auto',
      blockSize: `calc(100dvh - ${vars.size.bar})`,
      // Limits for very low and very high viewports.
      minBlockSize: '520px',
      maxBlockSize: '1000px',
    },
    [`${media.large} and (height < 480px)`]: { position: 'relative' },
  },
});

export const plate = style({
  position: 'absolute',
  insetBlockStart: '-46px',
  insetInlineEnd: '-64px',
  inlineSize: '196px',
  aspectRatio: '1',
  borderRadius: '50%',
  '@media': {
    [media.medium]: { insetBlockStart: '-72px', insetInlineEnd: '-76px', inlineSize: '290px' },
    [media.large]: {
      insetBlockStart: '50%',
      insetInlineEnd: 'auto',
      insetInlineStart: '6%',
      // Wide enough to extend past the right edge of the viewport.
      inlineSize: 'max(118%, 640px)',
      translate: '0 -50%',
    },
  },
});

export const backdrop = styleVariants({ accent: vars.color.accent, ...vars.color.tile }, (background) => ({ background }));

/** Three arcs around the plate, as on the home page. */
export const rim = style({
  position: 'absolute',
  inset: '-3.2%',
  inlineSize: '106.4%',
  maxInlineSize: 'none',
  blockSize: '106.4%',
  fill: 'none',
  stroke: vars.color.outline,
  strokeWidth: 0.6,
  strokeLinecap: 'round',
  overflow: 'visible',
});
export const leadingArc = style({ stroke: vars.color.ink, strokeWidth: 0.8 });

const picture = style({ position: 'absolute', blockSize: 'auto', filter: `drop-shadow(0 18px 14px ${vars.color.shadow})` });

export const dish = style([
  picture,
  {
    inlineSize: '50%',
    insetBlockStart: '34%',
    insetInlineStart: '18%',
    '@media': { [media.large]: { inlineSize: '50%', insetBlockStart: '23%', insetInlineStart: '18%' } },
  },
]);

const sprinkle = (position: { insetBlockStart: string; insetInlineStart: string; inlineSize: string; rotate: string }) =>
  style([picture, { display: 'none', ...position, '@media': { [media.large]: { display: 'block' } } }]);

/** Around the dish, in the part of the plate that is always visible. */
export const sprinkles = [
  sprinkle({ insetBlockStart: '13%', insetInlineStart: '38%', inlineSize: '11%', rotate: '-14deg' }),
  sprinkle({ insetBlockStart: '70%', insetInlineStart: '17%', inlineSize: '12%', rotate: '18deg' }),
  sprinkle({ insetBlockStart: '76%', insetInlineStart: '48%', inlineSize: '9%', rotate: '-8deg' }),
] as const;
