// What the layout loads when idle, in one chunk.
import './prepare-print.ts';

export { createLateFonts } from '../platform/late-fonts.ts';
