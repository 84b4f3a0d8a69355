import { useOfToken } from './token-uses.ts';

export interface TokenRow {
  /** `color-ink`. */
  token: string;
  /** `--my-food-color-ink`. */
  variable: string;
  light: string;
  /** The same as `light` for tokens that both themes share. */
  dark: string;
  use: string;
}

const readBlock = (css: string) =>
  new Map([...css.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, variable = '', value = '']) => [variable, value]));

/** The tokens of the exported style sheet (`tokens.css`): first its light block, then the dark one. */
export function readTokens(css: string): readonly TokenRow[] {
  const [light, dark] = [readBlock(css.slice(0, css.indexOf('}'))), readBlock(css.slice(css.indexOf('}')))];
  return [...light].map(([variable, value]) => {
    const token = variable.replace('--my-food-', '');
    return { token, variable, light: value, dark: dark.get(variable) ?? value, use: useOfToken(token) ?? '' };
  });
}
