import { globalStyle } from '@vanilla-extract/css';

// Animates only the dish. A snapshot of the page would cover its controls and swallow clicks.
globalStyle(':root', { viewTransitionName: 'none' });
globalStyle('::view-transition', { pointerEvents: 'none' });
