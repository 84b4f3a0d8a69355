// The tokens of the design system for other tools: Design Tokens (DTCG 2025.10) as JSON, and CSS variables with readable names.
import { toCssValues } from '../../libs/ui/src/theme/to-css-values.ts';
import { darkColor, lightColor, sharedTokens, type ColorTokens } from '../../libs/ui/src/theme/tokens.ts';
import type { Generated } from './generated.ts';

const folder = 'libs/ui/tokens';

interface Token {
  $value: unknown;
}
interface Group {
  $type?: string;
  [name: string]: Token | Group | string | undefined;
}

/** `#RRGGBB` or `rgb(r g b / alpha)` as a DTCG colour. */
function toColor(css: string): Token {
  const [, hex] = /^#([0-9a-f]{6})$/i.exec(css) ?? [];
  const [, red, green, blue, alpha] = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(css) ?? [];
  const channels = hex === undefined ? [red, green, blue].map(Number) : [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  if (channels.some(Number.isNaN)) throw new Error(`The colour ${css} has an unknown notation.`);
  const components = channels.map((channel) => Number((channel / 255).toFixed(4)));
  return { $value: { colorSpace: 'srgb', components, ...(alpha === undefined ? { hex: css } : { alpha: Number(alpha) }) } };
}

const mapGroup = <Value>($type: string, values: Readonly<Record<string, Value>>, convert: (value: Value) => Token | Group): Group => ({
  $type,
  ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, convert(value)])),
});
const pixels = (value: number): Token => ({ $value: { value, unit: 'px' } });

const colorGroup = ({ backdrop, tile, ...roles }: ColorTokens): Group => ({
  ...mapGroup('color', roles, toColor),
  backdrop: mapGroup('color', backdrop, toColor),
  tile: mapGroup('color', tile, toColor),
});

/** Font sizes are fluid: `smallest` at 320 px of viewport width, `largest` at 1440 px. */
function sharedGroups(): Record<string, Group> {
  const { space, radius, font, fontSize, fontWeight, lineHeight, motion, size, zIndex } = sharedTokens;
  const toFamilies = (families: string): Token => ({ $value: families.split(',').map((name) => name.trim().replaceAll("'", '')) });
  const toNumber = (value: string): Token => ({ $value: Number(value) });
  return {
    space: mapGroup('dimension', space, pixels),
    radius: mapGroup('dimension', radius, pixels),
    font: mapGroup('fontFamily', font, toFamilies),
    fontSize: mapGroup('dimension', fontSize, ([smallest, largest]) => ({ smallest: pixels(smallest), largest: pixels(largest) })),
    fontWeight: mapGroup('fontWeight', fontWeight, toNumber),
    lineHeight: mapGroup('number', lineHeight, toNumber),
    motion: mapGroup('duration', { fast: motion.fast, medium: motion.medium }, (value) => ({ $value: { value, unit: 'ms' } })),
    easing: { $type: 'cubicBezier', standard: { $value: (motion.ease.match(/[\d.]+/g) ?? []).map(Number) } },
    size: mapGroup('dimension', { touch: size.touch, page: size.page, bar: size.bar }, pixels),
    zIndex: mapGroup('number', zIndex, toNumber),
  };
}

const toKebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The declarations of a nested object of CSS values. */
const declarations = (values: object, prefix: string): string[] =>
  Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
    const variable = `${prefix}-${toKebab(name)}`;
    return typeof value === 'object' && value !== null ? declarations(value, variable) : [`  ${variable}: ${String(value)};`];
  });

function toCss(): string {
  const light = toCssValues(lightColor, sharedTokens);
  const { color, shadow } = toCssValues(darkColor, sharedTokens);
  const block = (selector: string, values: object) => `${selector} {\n${declarations(values, '--my-food').join('\n')}\n}\n`;
  const dark = block("[data-theme='dark']", { color, shadow }).replaceAll(/^/gm, '  ').trimEnd();
  return `/* Generated from libs/ui/src/theme/tokens.ts by npm run generate. */\n${block(':root', light)}\n/* Print has the light theme. */\n@media screen {\n${dark}\n}\n`;
}

const toJson = (groups: Record<string, Group>) => `${JSON.stringify(groups, null, 2)}\n`;

export const generateThemeTokens = (): Generated => ({
  [`${folder}/light.tokens.json`]: toJson({ color: colorGroup(lightColor), ...sharedGroups() }),
  [`${folder}/dark.tokens.json`]: toJson({ color: colorGroup(darkColor) }),
  [`${folder}/tokens.css`]: toCss(),
});
