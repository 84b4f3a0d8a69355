import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { descendants } from './check-texts.ts';

const root = fileURLToPath(new URL('../../apps/storefront/src/', import.meta.url));

/** The attributes and properties whose strings people see or hear. */
const texts =
  /^(alt|title|label|\w+Label|text|description|hint|note|placeholder|legend|heading|message|aria-(label|description|roledescription|valuetext))$/;
const word = /\p{L}{2}/u;

/** The strings that an expression may be: `a ? 'x' : 'y'` has two. Templates count by their fixed parts. */
function strings(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  if (ts.isConditionalExpression(node)) return [...strings(node.whenTrue), ...strings(node.whenFalse)];
  if (ts.isJsxExpression(node)) return node.expression ? strings(node.expression) : [];
  // Not the sides of a comparison.
  if (ts.isBinaryExpression(node))
    return /^(&&|\|\||\?\?|\+)$/.test(node.operatorToken.getText()) ? [...strings(node.left), ...strings(node.right)] : [];
  return ts.isParenthesizedExpression(node) ? strings(node.expression) : [];
}

/** The texts in a module that are in no catalogue. */
function hardCodedTexts(file: string, code: string): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  for (const node of descendants(source)) {
    if (ts.isJsxText(node)) found.push(node.text);
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) found.push(...strings(node));
    if (ts.isJsxAttribute(node) && texts.test(node.name.getText()) && node.initializer) found.push(...strings(node.initializer));
    // A property such as `{ text: 'Saved' }`; one word in lower case is a key.
    if (ts.isPropertyAssignment(node) && texts.test(node.name.getText()))
      found.push(...strings(node.initializer).filter((text) => /^\P{Ll}|\s/u.test(text)));
  }
  return found.map((text) => text.trim()).filter((text) => word.test(text));
}

it('finds texts in elements, attributes and properties', () => {
  expect(
    hardCodedTexts(
      'module.tsx',
      "const a = <p aria-label={isOpen ? 'Close it' : t('open')} id=\"x\">Hello {count > 1 ? 'dishes' : `${count} dish`} ·</p>; const b = { text: 'Saved', label: 'key' };",
    ),
  ).toEqual(['Close it', 'Hello', 'dishes', 'dish', 'Saved']);
});

// The offer of Bangla is in Bangla on an English page.
const exempt = 'layout/language/language-offer.tsx';

it('AC-333 no text of the storefront is outside its catalogues', () => {
  const found = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && file !== exempt && !/\.(test|css)\.|^i18n\/|\/testing\//.test(file))
    .flatMap((file) => hardCodedTexts(file, readFileSync(root + file, 'utf8')).map((text) => `${file}: ${text}`));
  expect(found).toEqual([]);
});
