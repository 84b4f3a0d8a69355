import { vars } from '@my-food/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

const inPrint = (selector: string, rule: Record<string, string | number>) => globalStyle(selector, { '@media': { print: rule } });

// Bars with their room, messages and controls. By role and element: to import another sheet is to ship it again. What single components
// and screens change for paper is in their own sheets.
const screenOnly =
  'header, header + [aria-hidden], footer, aside, nav, button, [href="#screen"], [aria-label="Notifications"], [role$="dialog"]';
inPrint(screenOnly, { display: 'none !important' });
inPrint('html', { colorScheme: 'light' });
inPrint('body', { background: vars.color.paper });
inPrint('#screen', { minBlockSize: 0, padding: 0 });
// Shadows and blurred pictures are printed as coarse pixels.
inPrint('#screen *', { filter: 'none !important', boxShadow: 'none !important' });
inPrint('#screen li', { breakInside: 'avoid' });
