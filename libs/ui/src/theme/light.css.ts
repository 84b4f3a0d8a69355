import { createGlobalTheme } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { toCssValues } from './to-css-values.ts';
import { lightColor, sharedTokens } from './tokens.ts';

createGlobalTheme(':root', vars, toCssValues(lightColor, sharedTokens));
