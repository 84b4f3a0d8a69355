import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

export const indicators = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  fill: 'none',
  strokeLinecap: 'round',
  pointerEvents: 'none',
});

export const arc = componentStyle({ cursor: 'pointer', pointerEvents: 'auto', selectors: { '&:focus-visible': { outline: 'none' } } });

/** An invisible, larger touch target. */
export const target = componentStyle({ stroke: 'transparent', strokeWidth: 13 });

/** Forced colours leave shapes as they are. */
export const track = componentStyle({
  stroke: vars.color.outline,
  strokeWidth: 0.7,
  selectors: { [`${arc}:hover &`]: { strokeWidth: 1.4 }, [`${arc}:focus-visible &`]: { stroke: vars.color.focus, strokeWidth: 3 } },
  '@media': {
    [media.forcedColors]: {
      stroke: 'CanvasText',
      selectors: { [`${arc}[aria-current="true"] &`]: { strokeWidth: 2 }, [`${arc}:focus-visible &`]: { stroke: 'Highlight' } },
    },
  },
});

export const progress = componentStyle({ stroke: vars.color.ink, strokeWidth: 1.1, transformBox: 'view-box', transformOrigin: 'center' });
