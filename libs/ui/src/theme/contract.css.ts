import { createGlobalThemeContract } from '@vanilla-extract/css';
import { toCssValues } from './to-css-values.ts';
import { lightColor, sharedTokens } from './tokens.ts';

/** The theme as CSS variables. Its shape follows the tokens: a role added there exists here. */
export const vars = createGlobalThemeContract(toCssValues(lightColor, sharedTokens), (_value, path) => `my-food-${path.join('-')}`);
