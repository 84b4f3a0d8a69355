import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { toCssValues } from './to-css-values.ts';
import { darkColor, sharedTokens } from './tokens.ts';

const { color, shadow } = toCssValues(darkColor, sharedTokens);
// On a screen alone: paper is light.
const dark = { ...assignVars(vars.color, color), ...assignVars(vars.shadow, shadow) };

globalStyle(':root:not([data-theme="light"])', { '@media': { 'screen and (prefers-color-scheme: dark)': { vars: dark } } });
globalStyle(':root[data-theme="dark"]', { '@media': { screen: { vars: dark } } });
