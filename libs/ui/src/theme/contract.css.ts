import { createThemeContract } from '@vanilla-extract/css';
import { toCssValues } from './to-css-values.ts';
import { lightColor, sharedTokens } from './tokens.ts';

/** The theme contract as CSS variables, derived from the tokens. The build shortens their names: long ones were a fifth of the page's CSS. */
export const vars = createThemeContract(toCssValues(lightColor, sharedTokens));
