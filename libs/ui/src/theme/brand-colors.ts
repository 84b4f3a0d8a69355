import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import type { BrandColors, BrandColorRole } from './tokens.ts';

const isRole = (name: string): name is BrandColorRole => name in vars.color;

/** The theme variables that these colours set. */
export function toVars(colors: BrandColors): Record<string, string> {
  const roles = Object.keys(colors).filter(isRole);
  return Object.fromEntries(roles.flatMap((role) => (colors[role] === undefined ? [] : [[vars.color[role], colors[role]]])));
}

/** Overrides colours of both themes below `root`. Call it in a style sheet that is imported after the theme; no colours emit no CSS. */
export function overrideColors({ light, dark }: { light: BrandColors; dark: BrandColors }, root = ':root'): void {
  const [lightVars, darkVars] = [toVars(light), toVars(dark)];
  if (Object.keys(lightVars).length > 0) globalStyle(root, { vars: lightVars });
  if (Object.keys(darkVars).length === 0) return;
  globalStyle(`${root}:not([data-theme="light"])`, { '@media': { 'screen and (prefers-color-scheme: dark)': { vars: darkVars } } });
  globalStyle(`${root}[data-theme="dark"]`, { '@media': { screen: { vars: darkVars } } });
}
