import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { toCssValues } from './to-css-values.ts';
import { darkColor, sharedTokens } from './tokens.ts';

const { color, shadow } = toCssValues(darkColor, sharedTokens);
const dark = { ...assignVars(vars.color, color), ...assignVars(vars.shadow, shadow) };

globalStyle(':root:not([data-theme="light"])', { '@media': { '(prefers-color-scheme: dark)': { vars: dark } } });
globalStyle(':root[data-theme="dark"]', { vars: dark });
