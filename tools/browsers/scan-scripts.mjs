// What a built script uses that a browser at the floor does not know.
import { parse } from 'acorn';
import { full } from 'acorn-walk';
import { features } from './features.mjs';

/** Every browser at the floor reads this edition. */
const ecmaVersion = 2022;
const globalObjects = new Set(['window', 'self', 'globalThis']);

/** The names a binding pattern declares. */
function namesOf(pattern) {
  if (!pattern) return [];
  if (pattern.type === 'Identifier') return [pattern.name];
  if (pattern.type === 'AssignmentPattern') return namesOf(pattern.left);
  if (pattern.type === 'RestElement') return namesOf(pattern.argument);
  if (pattern.type === 'ArrayPattern') return pattern.elements.flatMap(namesOf);
  if (pattern.type === 'ObjectPattern') return pattern.properties.flatMap((property) => namesOf(property.value ?? property));
  return [];
}

function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node?.type === 'TemplateLiteral' && node.expressions.length === 0 ? node.quasis[0].value.cooked : null;
}

/** The name of a property that is written out, `a.b` or `a['b']`; null for a computed one. */
const nameOf = (computed, key) => (computed || key.type !== 'Identifier' ? textOf(key) : key.name);

/** The bindings of a script, and the properties it gives to objects of its own. */
function declarationsIn(program) {
  const bindings = new Set();
  const properties = new Set();
  full(program, (node) => {
    const patterns = [node.params, node.type === 'VariableDeclarator' && node.id, node.type === 'CatchClause' && node.param];
    if (/^(Function|Class)/.test(node.type)) patterns.push(node.id);
    if (/^Import.*Specifier$/.test(node.type)) patterns.push(node.local);
    for (const pattern of patterns.flat()) if (pattern) namesOf(pattern).forEach((name) => bindings.add(name));
    if (node.type === 'ObjectExpression') for (const { key, computed } of node.properties) if (key) properties.add(nameOf(computed, key));
    if (node.type === 'MethodDefinition' || node.type === 'PropertyDefinition') properties.add(nameOf(node.computed, node.key));
    if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression') {
      const { object, computed, property } = node.left;
      if (object.type === 'ThisExpression') properties.add(nameOf(computed, property));
    }
  });
  return { bindings, properties };
}

/**
 * `used`: names of unknown features with the browsers without them (`'URL.canParse' => ['chrome 120', …]`; members of any object as `.toSorted`,
 * events as `scrollend event`). `properties`: what the script calls properties of its own; such a name is no member of the page.
 */
export function scanScript(code, { globals, statics, builtins, members, events } = features) {
  const used = new Map();
  let program;
  try {
    program = parse(code, { ecmaVersion, sourceType: 'module', allowHashBang: true });
  } catch (error) {
    return { used: used.set(`syntax: ${error.message}`, [`newer than ES${String(ecmaVersion)}`]), properties: new Set() };
  }
  const { bindings, properties } = declarationsIn(program);
  const isGlobal = (node) => node.type === 'Identifier' && !bindings.has(node.name);
  /** `URL` of `URL` and of `window.URL`; null for anything else. */
  const globalName = (node) => {
    if (isGlobal(node)) return node.name;
    const isOfWindow = node.type === 'MemberExpression' && isGlobal(node.object) && globalObjects.has(node.object.name);
    return isOfWindow ? nameOf(node.computed, node.property) : null;
  };
  const note = (map, key, label = key) => {
    if (map.has(key)) used.set(label, map.get(key));
  };
  const noteProperty = (object, name) => {
    const owner = globalName(object);
    if (owner !== null && globalObjects.has(owner)) return note(globals, name);
    if (owner !== null && statics.has(`${owner}.${name}`)) return note(statics, `${owner}.${name}`);
    if (object.type === 'ThisExpression') return undefined;
    note(builtins, name, `.${name}`);
    return note(members, name, `.${name}`);
  };
  full(program, (node) => {
    if (isGlobal(node)) note(globals, node.name);
    if (node.type === 'MemberExpression') noteProperty(node.object, nameOf(node.computed, node.property));
    if (node.type === 'VariableDeclarator' && node.id.type === 'ObjectPattern' && node.init)
      for (const { key, computed } of node.id.properties) if (key) noteProperty(node.init, nameOf(computed, key));
    if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && textOf(node.arguments[0]) !== null)
      if (nameOf(node.callee.computed, node.callee.property) === 'addEventListener')
        note(events, textOf(node.arguments[0]), `${textOf(node.arguments[0])} event`);
  });
  return { used, properties, isMember: (label) => members.has(label.slice(1)) };
}
