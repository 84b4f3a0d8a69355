import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { toCssValues } from './to-css-values.ts';
import { lightColor, sharedTokens } from './tokens.ts';

createGlobalTheme(':root', vars, toCssValues(lightColor, sharedTokens));
// The top bar scrolls with the page in low windows: nothing needs an offset for it.
globalStyle(':root', { '@media': { [media.lowViewport]: { vars: { [vars.size.bar]: '0px' } } } });
