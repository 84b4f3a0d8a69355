// What the layout loads when idle, in one chunk. Without the print style sheet the page prints with bars and controls.
import './filter-double-presses.ts';
import './filter-key-presses.ts';
import './focus-pressed-controls.ts';
import './prepare-print.ts';
import './reload-failed-pictures.ts';
import './renew-choices.ts';
import './scroll-anchor.ts';
import './theme-color.ts';

// Is there when a file cannot be loaded, although the line may be down by then.
void import('../platform/refetch-failed.ts').catch(() => undefined);

export { createLateFonts } from '../platform/late-fonts.ts';
