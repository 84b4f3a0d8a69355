import { vars } from '@my-food/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

const inPrint = (selector: string, rule: Record<string, string | number>) => globalStyle(selector, { '@media': { print: rule } });

// Bars and their spacers, toasts and controls. Selected by role and element, because importing another style sheet would ship it twice. Print
// styles of single components and pages are in their own sheets.
const screenOnly =
  'header, header + [aria-hidden], footer, aside, nav, button, [href="#main"], [role="region"][aria-live], [role$="dialog"]';
inPrint(screenOnly, { display: 'none !important' });
inPrint('html', { colorScheme: 'light' });
inPrint('body', { background: vars.color.paper });
inPrint('#main', { minBlockSize: 0, padding: 0 });
// Printers render shadows and filters at a low resolution.
inPrint('#main *', { filter: 'none !important', boxShadow: 'none !important' });
inPrint('#main li', { breakInside: 'avoid' });
