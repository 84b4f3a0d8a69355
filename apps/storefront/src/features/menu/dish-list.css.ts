import { media, vars } from '@my-food/ui';
import { createVar, style } from '@vanilla-extract/css';

const columns = createVar();
const gap = createVar();

export const frame = style({ containerType: 'inline-size' });

export const list = style({
  vars: { [columns]: '1', [gap]: vars.space.l },
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  gap,
  '@media': {
    [media.medium]: { vars: { [columns]: '2' } },
    'screen and (min-width: 48em)': { vars: { [columns]: '3' } },
    [media.large]: { vars: { [columns]: '4', [gap]: vars.space.xl } },
  },
});

export const place = style({ minWidth: 0 });

/**
 * Cards outside the window are neither laid out nor painted; their room is guessed as the picture of 4:3 and one line for the name. Not for a
 * list returned to: its place in the window is found by the true heights.
 */
export const skippable = style([
  place,
  {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto calc((100cqi - (${columns} - 1) * ${gap}) / ${columns} * 0.75 + 6.2rem)`,
    // What is kept from painting outside its box would lose its focus ring and its lift.
    overflowClipMargin: '8px',
  },
]);
