import { globalStyle } from '@vanilla-extract/css';

// The dish alone is animated. A picture of the whole page would stand before its controls, and presses on them would be lost.
globalStyle(':root', { viewTransitionName: 'none' });
globalStyle('::view-transition', { pointerEvents: 'none' });
