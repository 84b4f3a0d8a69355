// Lint rules: all styles use the theme contract of libs/ui and are written in style sheets.
import type { Linter, Rule } from 'eslint';

type Property = Extract<Rule.Node, { type: 'Property' }>;
type MemberExpression = Extract<Property['value'], { type: 'MemberExpression' }>;

const colour = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch)\((?!from )\s*[\d.]/i;
const namedColour = /(?<![-\w])(?:white|black|red|green|blue|orange|yellow|gr[ae]y|brown|gold|silver|beige|ivory|tomato)(?![-\w])/;

/** Properties whose values come from `vars` or from a named constant. */
const contractKinds =
  /^(gap|rowGap|columnGap|padding|margin|font(Size|Family|Weight)|lineHeight|border.*Radius|zIndex|transition|animation)/;
const lengthPattern = /(?<![\w.])-?\d*\.?\d+(?:px|rem|em|ch|ex|vw|vh|dvh|svh|lvh|vmin|vmax|cqi|ms|s)?(?![\w.%])/g;

/** Factors, divisors and percentages are no measures: `calc(-1 * …)`. `0` is allowed. */
const measuresIn = (text: string) =>
  (text.replace(/-?\d*\.?\d+\s*[*/]|[*/]\s*-?\d*\.?\d+/g, '').match(lengthPattern) ?? []).filter(
    (measure) => Number.parseFloat(measure) !== 0,
  );

const nameOf = ({ computed, key }: Pick<Property, 'computed' | 'key'>) => {
  if (computed) return '';
  return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
};

/** The source text of a string, a number or a template part; otherwise null. */
function textOf(node: Rule.Node) {
  if (node.type === 'TemplateElement') return node.value.cooked ?? null;
  if (node.type !== 'Literal' || !(typeof node.value === 'string' || typeof node.value === 'number')) return null;
  return node.parent.type === 'UnaryExpression' ? `-${String(node.value)}` : String(node.value);
}

/** The property whose value contains the literal, except through a nested object. */
function propertyOf(node: Rule.Node): Property | null {
  const { parent } = node;
  if (parent === null || node.type === 'ObjectExpression') return null;
  if (parent.type !== 'Property') return propertyOf(parent);
  return parent.value === node && parent.kind === 'init' && !parent.method ? parent : null;
}

/** SVG text: its font size is in user units, not in the theme's. */
const isSvgText = ({ parent }: Rule.NodeParentExtension) =>
  parent.type === 'ObjectExpression' && parent.properties.some((property) => property.type === 'Property' && nameOf(property) === 'fill');

/** The values of a shorthand such as `padding`. Neither functions nor interpolations are split. */
function sidesIn(value: Property['value']): readonly string[] {
  if (value.type === 'Literal') return String(value.value).trim().split(/\s+/);
  if (value.type !== 'TemplateLiteral') return [];
  const names = value.expressions.map((expression) => (expression.type === 'MemberExpression' ? sourceOf(expression) : expression.type));
  const text = value.quasis.map((part, index) => part.value.raw + (names[index] ?? '')).join('');
  return text
    .replace(/\([^)]*\)/g, '()')
    .trim()
    .split(/\s+/);
}

/** 'vars.space.m'. */
function sourceOf({ object, property }: MemberExpression): string {
  const name = property.type === 'Identifier' ? property.name : property.type === 'Literal' ? String(property.value) : '?';
  return `${object.type === 'MemberExpression' ? sourceOf(object) : ''}.${name}`;
}

export const rule = (create: Rule.RuleModule['create']): Rule.RuleModule => ({ meta: { type: 'problem', schema: [] }, create });

/** Visits all literals of a file, or those of a property's value. */
const onText = (check: (node: Rule.Node, text: string) => void): Rule.RuleListener => {
  const visit = (node: Rule.Node) => {
    const text = textOf(node);
    if (text !== null) check(node, text);
  };
  return { Literal: visit, TemplateElement: visit };
};
const onValue = (check: (node: Rule.Node, text: string, owner: Property) => void) =>
  onText((node, text) => {
    const owner = propertyOf(node);
    if (owner !== null) check(node, text, owner);
  });

/** The rules of the `theme-contract/` plugin. */
export const rules = {
  /** Colour literals are allowed only in the palette. */
  colours: rule((context) =>
    onText((node, text) => {
      if (colour.test(text)) context.report({ node, message: `colour literal ${text}` });
    }),
  ),
  /** No named colours in style sheets, except in masks, where only the alpha matters. */
  'colour-names': rule((context) =>
    onValue((node, text, owner) => {
      const property = nameOf(owner);
      if (!/mask/i.test(property) && namedColour.test(text)) context.report({ node, message: `colour by name: ${property}: ${text}` });
    }),
  ),
  /** No literal spacing, typography, radii or z-index in the style sheets of the storefront. */
  measures: rule((context) =>
    onValue((node, text, owner) => {
      const property = nameOf(owner);
      if (!contractKinds.test(property) || (property === 'fontSize' && isSvgText(owner))) return;
      for (const measure of measuresIn(text)) context.report({ node, message: `${property}: ${measure} is not of the contract` });
    }),
  ),
  /** Sides are those of the writing direction: `insetInlineStart`, not `left`. */
  direction: rule((context) => {
    const report = (node: Rule.Node, what: string) => context.report({ node, message: `${what} is not mirrored from right to left` });
    return {
      Property(node) {
        const property = nameOf(node);
        if (/^(left|right)$|(Left|Right)(Radius|Width|Style|Color)?$/.test(property)) report(node, property);
        const [, right, , left] = /^(padding|margin|inset|border(Width|Style|Color))$/.test(property) ? sidesIn(node.value) : [];
        if (left !== undefined && left !== right) report(node, `${property} with two sides`);
      },
      ...onValue((node, text, owner) => {
        const property = nameOf(owner);
        if (/^(textAlign|float|clear)$/.test(property) && /^(left|right)$/.test(text)) report(node, `${property}: ${text}`);
      }),
    };
  }),
  /** Screens use .css.ts style sheets only: no style attribute, no literal class name, no other kind of style sheet. */
  sheets: rule((context) => ({
    'JSXAttribute[name.name="style"]': (node: Rule.Node) => context.report({ node, message: 'style attribute' }),
    'JSXAttribute[name.name="className"] > Literal': (node: Rule.Node) =>
      context.report({ node, message: `class name ${textOf(node) ?? ''} of no sheet` }),
    ImportDeclaration({ source: node }) {
      const from = String(node.value);
      if (from.startsWith('@vanilla-extract/') && !context.filename.endsWith('.css.ts'))
        context.report({ node, message: 'styles are written in .css.ts files' });
      if (/\.(css|scss|less)$/.test(from)) context.report({ node, message: `${from} is a style sheet beside the contract` });
    },
  })),
};

const styledFolders = ['libs/ui/src', 'libs/ui/stories', 'apps/storefront/src', 'apps/storefront/stories', '.storybook'];

/** The rules and their files. The palette and example pictures may contain colour literals. */
export const themeContract: Linter.Config[] = [
  { plugins: { 'theme-contract': { rules } } },
  {
    files: styledFolders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    ignores: ['libs/ui/src/theme/palette.ts', '**/*.examples.ts', '**/*.{stories,test}.{ts,tsx}'],
    rules: { 'theme-contract/colours': 'error' },
  },
  { files: styledFolders.map((folder) => `${folder}/**/*.css.ts`), rules: { 'theme-contract/colour-names': 'error' } },
  // The tooltip is placed by a script, in coordinates of the window.
  {
    files: styledFolders.map((folder) => `${folder}/**/*.css.ts`),
    ignores: ['libs/ui/src/tooltip/tooltip.css.ts'],
    rules: { 'theme-contract/direction': 'error' },
  },
  { files: ['apps/storefront/src/**/*.css.ts'], rules: { 'theme-contract/measures': 'error' } },
  // The heights of a spacer and of a list that is loading are known only at run time.
  {
    files: ['apps/storefront/src/**/*.{ts,tsx}'],
    ignores: ['apps/storefront/src/lists/{spacer,loading-list}.tsx'],
    rules: { 'theme-contract/sheets': 'error' },
  },
];
