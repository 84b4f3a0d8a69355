import { createThemeContract } from '@vanilla-extract/css';
import { toCssValues } from './to-css-values.ts';
import { lightColor, sharedTokens } from './tokens.ts';

/**
 * The theme as CSS variables. Its shape follows the tokens: a role added there exists here. The build gives them short names: long ones were a
 * fifth of the page's style.
 */
export const vars = createThemeContract(toCssValues(lightColor, sharedTokens));
