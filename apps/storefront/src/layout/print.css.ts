import { vars } from '@my-food/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

const inPrint = (selector: string, rule: Record<string, string | number>) => globalStyle(selector, { '@media': { print: rule } });

// Bars and their spacers, toasts and controls. Selected by role and element, because importing another style sheet would ship it twice. Print
// styles of single components and pages are in their own sheets.
const bars = 'header, header + [aria-hidden], footer, aside, nav, [href="#main"]';
const messages = '[role="region"][aria-live], [role$="dialog"]';
// A price that can be changed and the head of a column that sorts are content.
const controls = 'button:not([data-action="edit"], [aria-sort] > *)';
inPrint([bars, messages, controls].join(), { display: 'none !important' });
inPrint('html', { colorScheme: 'light' });
inPrint('body', { background: vars.color.paper });
inPrint('#main', { minBlockSize: 0, padding: 0 });
// Printers render shadows and filters at a low resolution.
inPrint('#main *', { filter: 'none !important', boxShadow: 'none !important' });
inPrint('#main li', { breakInside: 'avoid' });
