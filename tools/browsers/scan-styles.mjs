// What a built style sheet uses that a browser at the floor does not know, and for which no plainer declaration stands before it.
import data from '@mdn/browser-compat-data' with { type: 'json' };
import postcss from 'postcss';
import parseValue from 'postcss-value-parser';
import { missingIn } from './floor.mjs';

const { properties, selectors, types } = data.css;
const atRules = data.css['at-rules'];

const missingOf = (feature) => (feature?.__compat ? missingIn(feature.__compat) : []);

/** Features that are filed in several places under one name: known when one of them is. */
function findAll(tree, name, found = []) {
  for (const [key, child] of Object.entries(tree)) {
    if (key === '__compat' || typeof child !== 'object') continue;
    if (key === name && child.__compat) found.push(missingIn(child.__compat));
    findAll(child, name, found);
  }
  return found;
}
const missingByName = new Map();
function missingType(name) {
  if (!missingByName.has(name)) {
    const all = findAll(types, name);
    missingByName.set(name, all.find((missing) => missing.length === 0) ?? all[0] ?? []);
  }
  return missingByName.get(name);
}

const units = [
  [/^[dsl]v(h|w|i|b|min|max)$/, types.length.viewport_percentage_units_dynamic],
  [/^cq(h|w|i|b|min|max)$/, types.length.container_query_length_units],
  ...['lh', 'rlh', 'cap', 'ic', 'rex', 'rch', 'rcap', 'ric'].map((unit) => [new RegExp(`^${unit}$`), types.length[unit]]),
];

/** Names of unknown features in one declaration, with the browsers without them. */
function ofDeclaration({ prop, value }, descriptors) {
  const found = new Map();
  const note = (label, missing) => {
    if (missing.length > 0) found.set(label, missing);
  };
  const property = descriptors?.[prop] ?? properties[prop];
  if (!prop.startsWith('-')) note(prop, missingOf(property));
  parseValue(value).walk((node) => {
    if (node.type === 'function') {
      note(`${node.value}()`, missingType(node.value));
      const [first] = node.nodes;
      if (first?.type === 'word' && first.value === 'from')
        note(`${node.value}(from …)`, missingOf(types.color[node.value]?.relative_syntax));
      if (/gradient$/.test(node.value) && node.nodes.some(({ type, value: word }) => type === 'word' && word === 'in'))
        note(`${node.value}(in …)`, missingOf(types.gradient[node.value]?.interpolation_color_space ?? types.gradient[node.value]));
    }
    if (node.type !== 'word') return;
    const { unit } = parseValue.unit(node.value) || { unit: '' };
    for (const [pattern, feature] of units) if (pattern.test(unit)) note(unit, missingOf(feature));
    note(`${prop}: ${node.value}`, missingOf(property?.[node.value]));
  });
  return found;
}

/** Names of unknown features in a selector. */
function ofSelector(selector) {
  const names = [...selector.matchAll(/::?([a-z-]+)/g)].map(([, name]) => name);
  if (selector.includes('&')) names.push('nesting');
  return new Map(
    names.map((name) => [name === 'nesting' ? '&' : `:${name}`, missingOf(selectors[name])]).filter(([, missing]) => missing.length > 0),
  );
}

function ofAtRule({ name, params }) {
  const found = new Map([[`@${name}`, missingOf(atRules[name])]]);
  if (name === 'media') {
    if (/[<>]/.test(params)) found.set('@media range', missingOf(atRules.media.range_syntax));
    for (const [, feature] of params.matchAll(/\(\s*([a-z-]+)/g)) found.set(`@media (${feature})`, missingOf(atRules.media[feature]));
  }
  return new Map([...found].filter(([, missing]) => missing.length > 0));
}

/** A prefixed declaration stands in for the plain one. */
const plainProp = ({ prop = '' }) => prop.replace(/^-(webkit|moz)-/, '');

const isConditional = (node) => node && ((node.type === 'atrule' && node.name === 'supports') || isConditional(node.parent));

/** What has a rule of its own where `:has()` is unknown, `@supports not selector(:has(*))`: `.tile` of `.tile:focus-within`. */
function subjectsWithoutHas(root) {
  const subjects = new Set();
  root.walkAtRules('supports', (condition) => {
    if (!/not selector\(:has/.test(condition.params)) return;
    condition.walkRules(({ selectors: list }) => list.forEach((selector) => subjects.add(selector.replace(/:focus-within$/, ''))));
  });
  return subjects;
}

/** Every use of an unknown feature: its name, the browsers without it, and the rule it stands in. */
export function scanStyle(css) {
  const uses = [];
  const add = (found, where) => {
    for (const [feature, missing] of found) uses.push({ feature, missing, where });
  };
  const root = postcss.parse(css);
  const subjects = subjectsWithoutHas(root);
  root.walk((node) => {
    if (isConditional(node)) return;
    if (node.type === 'atrule') add(ofAtRule(node), `@${node.name} ${node.params}`);
    if (node.type === 'rule' && !subjects.has(node.selector.replace(/:has\(.*$/, ''))) add(ofSelector(node.selector), node.selector);
    if (node.type !== 'decl' || node.prop.startsWith('--')) return;
    const descriptors = node.parent.type === 'atrule' ? atRules[node.parent.name] : undefined;
    const found = ofDeclaration(node, descriptors);
    const hasFallback = () =>
      node.parent.nodes
        .slice(0, node.parent.nodes.indexOf(node))
        .some((other) => plainProp(other) === node.prop && ofDeclaration(other, descriptors).size === 0);
    if (found.size > 0 && !hasFallback()) add(found, node.parent.selector ?? `@${node.parent.name}`);
  });
  return uses;
}
