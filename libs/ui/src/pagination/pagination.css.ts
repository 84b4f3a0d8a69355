import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';
import { phoneOnly } from '../theme/tab-bar.ts';

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s,
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { display: 'none' } },
});
export const gap = componentStyle({ color: vars.color.muted, userSelect: 'none' });
/** In a narrow window only the current page is left of the numbers, and one that has the focus. Forced colours paint every link alike. */
export const number = componentStyle({
  selectors: {
    '&:not([data-current="true"], :focus-within)': { '@media': { [phoneOnly]: { display: 'none' } } },
    '&[data-current="true"]': { '@media': { [media.forcedColors]: { outline: '2px solid', outlineOffset: '2px' } } },
  },
});
