// Finds the features in a built style sheet that a supported browser lacks and that have no fallback declaration.
import data, { type Identifier } from '@mdn/browser-compat-data' with { type: 'json' };
import postcss, { AtRule, Declaration, type Node, type Root, Rule } from 'postcss';
import parseValue from 'postcss-value-parser';
import { type Missing, partsOf } from './features.ts';
import { missingIn } from './floor.ts';

const { properties, selectors, types, 'at-rules': atRules } = data.css;

const missingOf = (feature: Identifier | undefined) => (feature?.__compat ? missingIn(feature.__compat) : []);

/** All entries of one name. The feature counts as supported if one of them is. */
function findAll(tree: Identifier, name: string): string[][] {
  return partsOf(tree).flatMap(([key, part]) => [
    ...(key === name && part.__compat ? [missingIn(part.__compat)] : []),
    ...findAll(part, name),
  ]);
}
const missingByName: Missing = new Map();
function missingType(name: string) {
  const known = missingByName.get(name);
  if (known) return known;
  const all = findAll(types ?? {}, name);
  const missing = all.find((browsers) => browsers.length === 0) ?? all[0] ?? [];
  missingByName.set(name, missing);
  return missing;
}

const units: { pattern: RegExp; feature: Identifier | undefined }[] = [
  { pattern: /^[dsl]v(h|w|i|b|min|max)$/, feature: types?.['length']?.['viewport_percentage_units_dynamic'] },
  { pattern: /^cq(h|w|i|b|min|max)$/, feature: types?.['length']?.['container_query_length_units'] },
  ...['lh', 'rlh', 'cap', 'ic', 'rex', 'rch', 'rcap', 'ric'].map((unit) => ({
    pattern: new RegExp(`^${unit}$`),
    feature: types?.['length']?.[unit],
  })),
];

/** The unsupported features of a declaration, with the browsers that lack them. */
function ofDeclaration({ prop, value }: Declaration, descriptors: Identifier | undefined) {
  const found: Missing = new Map();
  const note = (label: string, missing: string[]) => {
    if (missing.length > 0) found.set(label, missing);
  };
  const property = descriptors?.[prop] ?? properties?.[prop];
  if (!prop.startsWith('-')) note(prop, missingOf(property));
  parseValue(value).walk((node) => {
    if (node.type === 'function') {
      const gradient = types?.['gradient']?.[node.value];
      note(`${node.value}()`, missingType(node.value));
      const [first] = node.nodes;
      if (first?.type === 'word' && first.value === 'from')
        note(`${node.value}(from …)`, missingOf(types?.['color']?.[node.value]?.['relative_syntax']));
      if (/gradient$/.test(node.value) && node.nodes.some(({ type, value: word }) => type === 'word' && word === 'in'))
        note(`${node.value}(in …)`, missingOf(gradient?.['interpolation_color_space'] ?? gradient));
    }
    if (node.type === 'div' && node.value === '/') note(`${prop}: … / …`, missingOf(property?.['alt_text']));
    if (node.type !== 'word') return;
    const { unit } = parseValue.unit(node.value) || { unit: '' };
    for (const { pattern, feature } of units) if (pattern.test(unit)) note(unit, missingOf(feature));
    note(`${prop}: ${node.value}`, missingOf(property?.[node.value]));
  });
  return found;
}

/** The unsupported features of a selector. */
function ofSelector(selector: string) {
  const found: Missing = new Map();
  for (const [, name = ''] of selector.matchAll(/::?([a-z-]+)/g)) found.set(`:${name}`, missingOf(selectors?.[name]));
  if (selector.includes('&')) found.set('&', missingOf(selectors?.['nesting']));
  return found;
}

function ofAtRule({ name, params }: AtRule) {
  const found: Missing = new Map([[`@${name}`, missingOf(atRules?.[name])]]);
  if (name === 'media') {
    if (/[<>]/.test(params)) found.set('@media range', missingOf(atRules?.['media']?.['range_syntax']));
    for (const [, feature = ''] of params.matchAll(/\(\s*([a-z-]+)/g))
      found.set(`@media (${feature})`, missingOf(atRules?.['media']?.[feature]));
  }
  return found;
}

/** A prefixed declaration is a fallback for the unprefixed one. */
const plainProp = ({ prop }: Declaration) => prop.replace(/^-(webkit|moz)-/, '');

const isConditional = (node: Node | undefined): boolean =>
  node !== undefined && ((node instanceof AtRule && node.name === 'supports') || isConditional(node.parent));

/** Subjects of the fallback rules in `@supports not selector(:has(*))`: `.tile` for `.tile:focus-within`. */
function subjectsWithoutHas(root: Root) {
  const subjects = new Set<string>();
  root.walkAtRules('supports', (condition) => {
    if (!/not selector\(:has/.test(condition.params)) return;
    condition.walkRules(({ selectors: list }) => list.forEach((selector) => subjects.add(selector.replace(/:focus-within$/, ''))));
  });
  return subjects;
}

/** Every use of an unsupported feature: its name, the browsers that lack it, and its rule. */
export function scanStyle(css: string) {
  const uses: { feature: string; missing: string[]; where: string }[] = [];
  const add = (found: Missing, where: string) => {
    for (const [feature, missing] of found) if (missing.length > 0) uses.push({ feature, missing, where });
  };
  const root = postcss.parse(css);
  const subjects = subjectsWithoutHas(root);
  root.walk((node) => {
    if (isConditional(node)) return;
    if (node.type === 'atrule') add(ofAtRule(node), `@${node.name} ${node.params}`);
    if (node.type === 'rule' && !subjects.has(node.selector.replace(/:has\(.*$/, ''))) add(ofSelector(node.selector), node.selector);
    if (node.type !== 'decl' || node.prop.startsWith('--')) return;
    const { parent } = node;
    const owner = parent instanceof AtRule ? parent.name : '';
    const found = ofDeclaration(node, atRules?.[owner]);
    const isPlain = (other: Node) =>
      other instanceof Declaration && plainProp(other) === node.prop && ofDeclaration(other, atRules?.[owner]).size === 0;
    const hasFallback = parent?.nodes.slice(0, parent.index(node)).some(isPlain);
    if (!hasFallback) add(found, parent instanceof Rule ? parent.selector : `@${owner}`);
  });
  return uses;
}
