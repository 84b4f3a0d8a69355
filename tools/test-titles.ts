// What the source of a test says, for the checks of citations. A comment says nothing: neither it nor code in it is a test.
import ts from 'typescript';

const isText = (node: ts.Node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** The text as it is written, without its quotes. */
const textOf = (node: ts.Node, source: ts.SourceFile) => (ts.isStringLiteralLike(node) ? node.text : node.getText(source).slice(1, -1));

/** The function that a chain begins with: `it` of `it.each(table)`. */
function firstName(node: ts.Node): string {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isCallExpression(node) || ts.isPropertyAccessExpression(node) ? firstName(node.expression) : '';
}

function isTitle(node: ts.Node): boolean {
  const call = node.parent;
  return ts.isCallExpression(call) && call.arguments[0] === node && /^(it|test|describe|\w+Test)$/.test(firstName(call.expression));
}

function findTexts(code: string, isWanted: (node: ts.Node) => boolean): string[] {
  const source = ts.createSourceFile('test.tsx', code, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (isText(node) && isWanted(node)) found.push(textOf(node, source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** All strings and templates: titles, tags and what a program prints. */
export const readStrings = (code: string) => findTexts(code, () => true);

/** The titles of tests, their steps and their groups. */
export const readTitles = (code: string) => findTexts(code, isTitle);
