// Lint rules: what is drawn comes from the theme contract of libs/ui, through style sheets alone.
import type { Linter, Rule } from 'eslint';

type Property = Extract<Rule.Node, { type: 'Property' }>;

const colour = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch)\((?!from )\s*[\d.]/i;
const namedColour = /(?<![-\w])(?:white|black|red|green|blue|orange|yellow|gr[ae]y|brown|gold|silver|beige|ivory|tomato)(?![-\w])/;

/** Properties of the contract's kinds: what they say comes from `vars`, or from a named measure that tells what it is the size of. */
const contractKinds =
  /^(gap|rowGap|columnGap|padding|margin|font(Size|Family|Weight)|lineHeight|border.*Radius|zIndex|transition|animation)/;
const figure = /(?<![\w.])-?\d*\.?\d+(?:px|rem|em|ch|ex|vw|vh|dvh|svh|lvh|vmin|vmax|cqi|ms|s)?(?![\w.%])/g;

/** Figures that multiply, divide or are a share are no measures: `calc(-1 * …)`. Nothing, `0`, is the same in every contract. */
const measuresIn = (text: string) =>
  (text.replace(/-?\d*\.?\d+\s*[*/]|[*/]\s*-?\d*\.?\d+/g, '').match(figure) ?? []).filter((measure) => Number.parseFloat(measure) !== 0);

const nameOf = ({ computed, key }: Pick<Property, 'computed' | 'key'>) => {
  if (computed) return '';
  return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
};

/** The literal or the literal part of a template as the value is written; null for what is no text and no number. */
function textOf(node: Rule.Node) {
  if (node.type === 'TemplateElement') return node.value.cooked ?? null;
  if (node.type !== 'Literal' || !(typeof node.value === 'string' || typeof node.value === 'number')) return null;
  return node.parent.type === 'UnaryExpression' ? `-${String(node.value)}` : String(node.value);
}

/** The property whose value a literal is part of. Those of a nested rule are its own. */
function propertyOf(node: Rule.Node): Property | null {
  const { parent } = node;
  if (parent === null || node.type === 'ObjectExpression') return null;
  if (parent.type !== 'Property') return propertyOf(parent);
  return parent.value === node && parent.kind === 'init' && !parent.method ? parent : null;
}

/** Letters inside a drawing are measured in its own units. */
const isLetterOfDrawing = ({ parent }: Rule.NodeParentExtension) =>
  parent.type === 'ObjectExpression' && parent.properties.some((property) => property.type === 'Property' && nameOf(property) === 'fill');

const rule = (create: Rule.RuleModule['create']): Rule.RuleModule => ({ meta: { type: 'problem', schema: [] }, create });

/** Listens to what is written in a file, and to what is written for a property. */
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

/** The rules by their names below `theme-contract/`. */
export const rules = {
  /** Colours are written down in the palette alone. */
  colours: rule((context) =>
    onText((node, text) => {
      if (colour.test(text)) context.report({ node, message: `colour literal ${text}` });
    }),
  ),
  /** In a style sheet a colour has no name. A mask knows only how much of a thing is there. */
  'colour-names': rule((context) =>
    onValue((node, text, owner) => {
      const property = nameOf(owner);
      if (!/mask/i.test(property) && namedColour.test(text)) context.report({ node, message: `colour by name: ${property}: ${text}` });
    }),
  ),
  /** In a style sheet of the shop spaces, type, corners and layers are no figures. */
  measures: rule((context) =>
    onValue((node, text, owner) => {
      const property = nameOf(owner);
      if (!contractKinds.test(property) || (property === 'fontSize' && isLetterOfDrawing(owner))) return;
      for (const measure of measuresIn(text)) context.report({ node, message: `${property}: ${measure} is not of the contract` });
    }),
  ),
  /** A screen is drawn by its style sheet and the components: no style or class of its own, no sheet of another kind. */
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

const drawn = ['libs/ui/src', 'libs/ui/stories', 'apps/storefront/src', '.storybook'];

/** The rules where they apply. Pictures that stand for photographs in stories hold colours of their own, as the palette does. */
export const themeContract: Linter.Config[] = [
  { plugins: { 'theme-contract': { rules } } },
  {
    files: drawn.map((folder) => `${folder}/**/*.{ts,tsx}`),
    ignores: ['libs/ui/src/theme/palette.ts', '**/*.examples.ts', '**/*.{stories,test}.{ts,tsx}'],
    rules: { 'theme-contract/colours': 'error' },
  },
  { files: drawn.map((folder) => `${folder}/**/*.css.ts`), rules: { 'theme-contract/colour-names': 'error' } },
  { files: ['apps/storefront/src/**/*.css.ts'], rules: { 'theme-contract/measures': 'error' } },
  // The height of rows that are not rendered is known only while the list is on the screen.
  {
    files: ['apps/storefront/src/**/*.{ts,tsx}'],
    ignores: ['apps/storefront/src/lists/spacer.tsx'],
    rules: { 'theme-contract/sheets': 'error' },
  },
];
