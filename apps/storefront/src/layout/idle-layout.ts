// What the layout loads when idle, in one chunk. Without the print style sheet the page prints with bars and controls.
import './filter-double-presses.ts';
import './filter-key-presses.ts';
import './focus-pressed-controls.ts';
import './prepare-print.ts';
import './reload-failed-pictures.ts';
import './renew-choices.ts';
import './scroll-anchor.ts';
import './theme-color.ts';

export { createLateFonts } from '../platform/late-fonts.ts';
