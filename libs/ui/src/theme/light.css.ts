import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { toCssValues } from './to-css-values.ts';
import { lightColor, sharedTokens } from './tokens.ts';

createGlobalTheme(':root', vars, toCssValues(lightColor, sharedTokens));
// There the bar moves with the page: nothing needs to stay clear of it.
globalStyle(':root', { '@media': { [media.low]: { vars: { [vars.size.bar]: '0px' } } } });
