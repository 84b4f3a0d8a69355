import { vars } from '@my-food/ui/theme';
import { style } from '@vanilla-extract/css';
import { clampLines } from '../../layout/clamp-lines.ts';
import { largeText } from '../../layout/sizes.ts';

/** Width of the list from which a row fits on one line. */
const oneLine = '(min-width: 40rem)';

export const rows = style({
  listStyle: 'none',
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  containerType: 'inline-size',
});

export const row = style({
  containIntrinsicBlockSize: 'auto 9.125rem',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: "'picture body remove' 'controls controls controls'",
  alignItems: 'center',
  columnGap: vars.space.l,
  rowGap: vars.space.m,
  padding: vars.space.m,
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  selectors: { '&[data-unavailable="true"]': { background: vars.color.sunken } },
  '@media': {
    // Skips layout and paint of rows outside the viewport. Find in page and screen readers still reach them.
    screen: { contentVisibility: 'auto' },
    print: { breakInside: 'avoid' },
  },
  '@container': {
    [largeText]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gridTemplateAreas: "'picture remove' 'body body' 'controls controls'" },
    [oneLine]: {
      containIntrinsicBlockSize: 'auto 5.5rem',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      gridTemplateAreas: "'picture body controls remove'",
    },
  },
});

export const body = style({ gridArea: 'body', display: 'flex', flexDirection: 'column', gap: vars.space.xs, minWidth: 0 });

export const name = style({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.l,
  fontWeight: vars.fontWeight.heading,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
  ...clampLines(3),
});

export const controls = style({
  gridArea: 'controls',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

export const sum = style({ flexGrow: 1, minWidth: '12ch', textAlign: 'end' });

export const remove = style({ gridArea: 'remove', alignSelf: 'center' });

/** One line of head, two of address, one of phone. */
export const delivery = style({ minBlockSize: `calc(${vars.size.touch} + 4.25rem)` });

export const deliveryHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between' });

export const address = style(clampLines(2));

export const undo = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  padding: vars.space.m,
  borderRadius: vars.radius.l,
  border: `1px dashed ${vars.color.outline}`,
});

/** The look of a disabled button. */
export const blocked = style({ opacity: 0.55 });
