// A lint rule that refuses private words in identifiers and file names. Domain words are in docs/glossary.md.
import type { AST, Linter, Rule } from 'eslint';
import { basename } from 'node:path';

/** Each refused word, with its replacements from React, XState, TanStack, Testing Library or ARIA. */
const replacements = new Map(
  Object.entries({
    antechamber: 'neutralRoute',
    arrive: 'load, resolve',
    ask: 'query, request',
    asked: 'requested, isConfirming',
    blame: 'recordDeviation',
    dearest: 'descending',
    deed: 'action, invoke',
    dialect: 'responseVariant',
    drawn: 'rendered',
    excuse: 'tolerance',
    gone: 'unavailable, done',
    hear: 'dispatch, receive',
    heard: 'received',
    hire: 'spawn',
    hurry: 'speedup',
    kept: 'stored, persisted, remaining',
    kitchen: 'storybook, admin',
    lamp: 'example',
    linger: 'trackPendingWrite',
    neighbour: 'related',
    look: 'variant, render, measure',
    news: 'update, isChanged',
    nobody: 'null, anonymous',
    obey: 'apply',
    patience: 'timeout',
    question: 'query, confirmation',
    recall: 'reload, restore',
    said: 'emitted, message',
    says: 'label, message',
    sight: 'assertion',
    somebody: 'user, authenticated',
    spoil: 'applyFault',
    spoilt: 'isFaulty',
    squeeze: 'brotliSize',
    stepper: 'QuantityInput',
    suffer: 'applyFault',
    tells: 'emits, label',
    ticket: 'Toast, AlertDialog, OrderCard',
    told: 'emitted, notified',
    undrawn: 'unrendered',
    unseen: 'unmounted',
    weather: 'faultPreset',
    weigh: 'gzipSize',
  }),
);

const wordsOf = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z]+/g) ?? [];
/** Matches the plural too. */
const replacementOf = (word: string) => replacements.get(word) ?? replacements.get(word.replace(/s$/, ''));

function report(context: Rule.RuleContext, loc: AST.SourceLocation, name: string): void {
  for (const word of wordsOf(name)) {
    const replacement = replacementOf(word);
    if (replacement !== undefined) context.report({ loc, message: `'${word}' in ${name}: use ${replacement}` });
  }
}

type Name = Extract<Rule.Node, { type: 'Identifier' }>;

/** Whether the name is declared elsewhere: a member access, or the imported name of a renamed import. */
const isForeign = (node: Name): boolean => {
  const { parent } = node;
  if (parent.type === 'MemberExpression') return parent.property === node && !parent.computed;
  return parent.type === 'ImportSpecifier' && parent.imported === node && parent.local !== node;
};

const words: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    const check = (node: { name: string; loc?: AST.SourceLocation | null | undefined }) => {
      if (node.loc) report(context, node.loc, node.name);
    };
    return {
      Program: () => report(context, context.sourceCode.ast.loc, basename(context.filename)),
      Identifier: (node) => {
        if (!isForeign(node)) check(node);
      },
      PrivateIdentifier: check,
    };
  },
};

export const rules = { words };

/** The configuration of the rule: all source files except this one and generated code. */
export const vocabulary: Linter.Config[] = [
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['tools/lint/vocabulary*.ts'],
    plugins: { vocabulary: { rules } },
    rules: { 'vocabulary/words': 'error' },
  },
];
