// What the layout loads when idle, in one chunk.
import './ignore-held-enter.ts';
import './prepare-print.ts';

export { createLateFonts } from '../platform/late-fonts.ts';
