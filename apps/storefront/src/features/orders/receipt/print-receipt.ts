import { createReceiptPrinter } from '@my-food/receipt';
import { palette } from '@my-food/ui/palette';
import { trustScript } from '../../../platform/trusted-script.ts';

/** Receipt printer with the colours of the theme. */
export const printReceipt = createReceiptPrinter({
  colors: {
    accent: palette.bananaLeaf,
    highlight: palette.turmeric,
    paper: palette.ricePaper,
    sunken: palette.oatmeal,
    line: palette.jute,
    ink: palette.soil,
    muted: palette.bark,
  },
  trustScript,
});
