import { assignVars, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { componentStyle, inComponents } from '../theme/layers.css.ts';
import { toCssValues } from '../theme/to-css-values.ts';
import { compactTokens, darkColor, lightColor, sharedTokens, type ColorTokens } from '../theme/tokens.ts';

export const scope = componentStyle({ color: vars.color.ink, fontSize: vars.fontSize.m });
export const background = componentStyle({ background: vars.color.canvas });

const colorVars = (tokens: ColorTokens) => {
  const { color, shadow } = toCssValues(tokens, sharedTokens);
  return { ...assignVars(vars.color, color), ...assignVars(vars.shadow, shadow) };
};
export const theme = styleVariants({
  light: inComponents({ vars: colorVars(lightColor), colorScheme: 'light' }),
  // Screens only: print uses the light theme.
  dark: inComponents({ '@media': { screen: { vars: colorVars(darkColor), colorScheme: 'dark' } } }),
});

const densityVars = (shared: Parameters<typeof toCssValues>[1]) => {
  const { space, size, fontSize } = toCssValues(lightColor, shared);
  return { ...assignVars(vars.space, space), ...assignVars(vars.fontSize, fontSize), [vars.size.touch]: size.touch };
};
export const density = styleVariants({
  comfortable: inComponents({ vars: densityVars(sharedTokens) }),
  compact: inComponents({ vars: densityVars({ ...sharedTokens, ...compactTokens }) }),
});
