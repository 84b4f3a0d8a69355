// Looks for what is not drawn from the theme contract: colour literals anywhere but in the palette, and in the shop's own style
// sheets spaces, type, corners and layers written as figures. Used by check-styles.test.mjs.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Where colours are written down: the palette, and pictures that stand for photographs in stories. */
const holdColours = [/^libs\/ui\/src\/theme\/palette\.ts$/, /\.examples\.ts$/, /\.(stories|test)\.tsx?$/];
const colour = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch)\((?!from )\s*[\d.]/i;
const namedColour = /(?<![-\w])(?:white|black|red|green|blue|orange|yellow|gr[ae]y|brown|gold|silver|beige|ivory|tomato)(?![-\w])/;

/** Properties of the contract's kinds: what they say comes from `vars`, or from a named measure that tells what it is the size of. */
const contractKinds =
  /^(gap|rowGap|columnGap|padding|margin|font(Size|Family|Weight)|lineHeight|border.*Radius|zIndex|transition|animation)/;
const figure = /(?<![\w.])-?\d*\.?\d+(?:px|rem|em|ch|ex|vw|vh|dvh|svh|lvh|vmin|vmax|cqi|ms|s)?(?![\w.%])/g;
const isNothing = (text) => Number.parseFloat(text) === 0;

/** The words a value is written in, without what is filled in. */
function literalsIn(node) {
  const found = [];
  const visit = (part) => {
    if (ts.isStringLiteral(part) || ts.isNumericLiteral(part) || ts.isTemplateLiteralToken(part)) found.push(part.text);
    if (ts.isPrefixUnaryExpression(part) && ts.isNumericLiteral(part.operand)) return found.push(`-${part.operand.text}`);
    // The condition of a nested rule is no value; its own properties are visited by themselves.
    if (!ts.isObjectLiteralExpression(part)) ts.forEachChild(part, visit);
  };
  visit(node);
  return found;
}

/** Letters inside a drawing are measured in its own units. */
const isLetterOfDrawing = (property, { parent }) =>
  property === 'fontSize' && parent.properties.some(({ name }) => name?.getText() === 'fill');

/** Figures that multiply, divide or are a share are no measures: `calc(-1 * …)`. */
const measuresIn = (text) => [...text.replace(/-?\d*\.?\d+\s*[*/]|[*/]\s*-?\d*\.?\d+/g, '').matchAll(figure)].map(([found]) => found);

/** What is wrong in one file of the repository, as readable lines. */
export function findingsIn(file, code) {
  const findings = [];
  const isSheet = file.endsWith('.css.ts');
  const isShop = file.startsWith('apps/');
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const say = (node, what) => findings.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${what}`);
  const mayHoldColours = holdColours.some((pattern) => pattern.test(file));
  const visit = (node) => {
    if ((ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)) && !mayHoldColours && colour.test(node.text))
      say(node, `colour literal ${node.text}`);
    if (ts.isPropertyAssignment(node) && isSheet) {
      const property = node.name.getText().replace(/['"]/g, '');
      const words = literalsIn(node.initializer);
      // A mask knows only how much of a thing is there.
      if (!/mask/i.test(property))
        for (const text of words.filter((word) => namedColour.test(word))) say(node, `colour by name: ${property}: ${text}`);
      if (isShop && contractKinds.test(property) && !isLetterOfDrawing(property, node))
        for (const text of words.flatMap(measuresIn).filter((measure) => !isNothing(measure)))
          say(node, `${property}: ${text} is not of the contract`);
    }
    if (isShop && ts.isImportDeclaration(node)) {
      const from = node.moduleSpecifier.text;
      if (from.startsWith('@vanilla-extract/') && !isSheet) say(node, 'styles are written in .css.ts files');
      if (/\.(css|scss|less)$/.test(from)) say(node, `${from} is a style sheet beside the contract`);
    }
    if (isShop && ts.isJsxAttribute(node) && node.name.getText() === 'style') say(node, 'style attribute');
    if (
      isShop &&
      ts.isJsxAttribute(node) &&
      node.name.getText() === 'className' &&
      node.initializer &&
      ts.isStringLiteral(node.initializer)
    )
      say(node, `class name ${node.initializer.text} of no sheet`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
}

/** Every source that draws something. */
export const drawnFiles = () =>
  ['libs/ui/src', 'libs/ui/stories', 'apps/storefront/src', '.storybook'].flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );

export const findings = () => drawnFiles().flatMap((file) => findingsIn(file, readFileSync(`${root}${file}`, 'utf8')));
