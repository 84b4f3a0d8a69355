// Lint rules: the design system has no texts, and its primitives do not know the shop.
import type { Linter, Rule } from 'eslint';
import { rule } from './theme-contract.ts';

/** A capitalised word, or two words: 'Close', 'admin menu'. */
const text = /^\s*\p{Lu}\p{Ll}|\p{L}\p{Ll}* \p{Ll}/u;
/** Names of keys, and SVG paths. */
const noText = /^(?:Escape|Enter|Tab|Home|End|Arrow(?:Up|Down|Left|Right))$|^[MmLlHhVvCcSsAaZz0-9 .,-]+$/;
const textAttributes =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|\w+Label|prompt|description)$/;

/** What is read by nobody: an import, a type, an error of the developer, the name of a query. */
const technicalParents = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'TSLiteralType',
  'TSImportType',
  'ThrowStatement',
]);
const isTechnical = ({ parent }: Rule.Node) =>
  parent !== null &&
  (technicalParents.has(parent.type) ||
    (parent.type === 'NewExpression' && parent.callee.type === 'Identifier' && parent.callee.name === 'Error'));

const shopWords = /\b(?:dish(?:es)?|foods?|carts?|categor(?:y|ies)|receipts?|checkout|admins?|customers?)\b|Spec §/i;
/** The words of a name: `dishPicture` is 'dish picture'. */
const wordsOf = (name: string) => name.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2');

export const rules = {
  /** A text that a person reads or hears comes in through props: the design system has no language. */
  'no-text': rule((context) => {
    const report = (node: Rule.Node, value: string) =>
      context.report({ node, message: `'${value.trim()}' is a text: it comes in through props` });
    const check = (node: Rule.Node, value: unknown) => {
      if (typeof value === 'string' && text.test(value) && !noText.test(value) && !isTechnical(node)) report(node, value);
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.cooked),
      JSXText: (node: Rule.Node) => {
        const value = context.sourceCode.getText(node);
        if (/\p{L}/u.test(value)) report(node, value);
      },
      // One word in lower case.
      JSXAttribute: (node: Rule.Node) => {
        const [, name = '', value = ''] = /^([\w-]+)=["'](.+)["']$/.exec(context.sourceCode.getText(node)) ?? [];
        if (textAttributes.test(name) && !text.test(value)) report(node, value);
      },
    };
  }),
  /** Another product uses the primitives: neither their names nor their comments are about a shop. */
  'no-shop': rule((context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const word = shopWords.exec(comment.value)?.[0];
        if (word !== undefined && comment.loc) context.report({ loc: comment.loc, message: `a primitive does not know '${word}'` });
      }
    },
    Identifier(node) {
      const word = shopWords.exec(wordsOf(node.name))?.[0];
      if (word !== undefined && !/Icon$/.test(node.name)) context.report({ node, message: `a primitive does not know '${word}'` });
    },
    Literal(node) {
      if (typeof node.value === 'string' && /(?:^|\/)shop\//.test(node.value))
        context.report({ node, message: 'shop/ is above the primitives' });
    },
  })),
};

const notShipped = ['**/*.{stories,test,examples,guidance}.{ts,tsx}'];

export const uiContract: Linter.Config[] = [
  { plugins: { 'ui-contract': { rules } } },
  {
    files: ['libs/ui/src/**/*.{ts,tsx}'],
    ignores: [...notShipped, '**/*.css.ts', '**/theme/**'],
    rules: { 'ui-contract/no-text': 'error' },
  },
  { files: ['libs/ui/src/**/*.{ts,tsx}'], ignores: [...notShipped, 'libs/ui/src/shop/**'], rules: { 'ui-contract/no-shop': 'error' } },
];
