import { heightProperty } from '../internal/report-height.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

export const twoColumn = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  '@media': {
    [media.large]: {
      display: 'grid',
      alignItems: 'start',
      // With large text half of the width at most.
      gridTemplateColumns: 'minmax(0, 1fr) min(24rem, 50%)',
      gap: vars.space.xxl,
    },
  },
});
export const main = componentStyle({ minWidth: 0 });
export const aside = componentStyle({
  minWidth: 0,
  // Not a containing block below the main column: a sticky child sticks for the height of both columns.
  display: 'contents',
  '@media': {
    [media.large]: {
      display: 'block',
      position: 'sticky',
      // Higher than the window, it sticks with its end: otherwise the end would come into view below the main column only.
      insetBlockStart: `min(${vars.size.bar} + ${vars.space.xl}, 100dvh - var(${heightProperty}, 0px) - ${vars.space.l})`,
    },
    [media.lowViewport]: { position: 'static' },
  },
});
