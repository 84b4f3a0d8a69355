import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { toCssValues } from './to-css-values.ts';
import { darkColor, sharedTokens } from './tokens.ts';

const { color, shadow } = toCssValues(darkColor, sharedTokens);
// Screens only: print uses the light theme.
const dark = { ...assignVars(vars.color, color), ...assignVars(vars.shadow, shadow) };

globalStyle(':root:not([data-theme="light"])', { '@media': { 'screen and (prefers-color-scheme: dark)': { vars: dark } } });
globalStyle(':root[data-theme="dark"]', { '@media': { screen: { vars: dark } } });
