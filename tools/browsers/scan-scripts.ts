// Finds the features in a built script that a supported browser lacks.
import { type AnyNode, type Expression, type Pattern, type PrivateIdentifier, type Program, type Super, parse } from 'acorn';
import { full } from 'acorn-walk';
import { type Missing, features } from './features.ts';

/** The syntax that every supported browser parses. */
const ecmaVersion = 2022;
const globalObjects = new Set(['window', 'self', 'globalThis']);

/** The names a binding pattern declares. */
function namesOf(pattern: Pattern | null | undefined): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'AssignmentPattern':
      return namesOf(pattern.left);
    case 'RestElement':
      return namesOf(pattern.argument);
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesOf);
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) => namesOf(property.type === 'Property' ? property.value : property));
    default:
      return [];
  }
}

function textOf(node: AnyNode | undefined) {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  return node?.type === 'TemplateLiteral' && node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? null) : null;
}

/** The name of a literal property, `a.b` or `a['b']`; null when it is computed. */
const nameOf = (computed: boolean, key: Expression | PrivateIdentifier) => (computed || key.type !== 'Identifier' ? textOf(key) : key.name);

/** The binding patterns of a node. */
function boundBy(node: AnyNode): (Pattern | null | undefined)[] {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return [...node.params, node.id];
    case 'ClassDeclaration':
    case 'ClassExpression':
    case 'VariableDeclarator':
      return [node.id];
    case 'CatchClause':
      return [node.param];
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return [node.local];
    default:
      return [];
  }
}

/** The names of the properties that a node defines. */
function ownedBy(node: AnyNode): (string | null)[] {
  if (node.type === 'ObjectExpression')
    return node.properties.map((property) => (property.type === 'Property' ? nameOf(property.computed, property.key) : null));
  if (node.type === 'MethodDefinition' || node.type === 'PropertyDefinition') return [nameOf(node.computed, node.key)];
  if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return [];
  const { object, computed, property } = node.left;
  return object.type === 'ThisExpression' ? [nameOf(computed, property)] : [];
}

/** The bindings of a script, and the properties it defines. */
function declarationsIn(program: Program) {
  const bindings = new Set<string>();
  const properties = new Set<string>();
  full(program, (node) => {
    for (const name of boundBy(node).flatMap(namesOf)) bindings.add(name);
    for (const name of ownedBy(node)) if (name !== null) properties.add(name);
  });
  return { bindings, properties };
}

/**
 * `used`: unsupported features and the browsers that lack them (`'URL.canParse' => ['chrome 120', …]`; members of any object as `.toSorted`, events as
 * `scrollend event`). `properties`: the property names that the script defines; such a name is not counted as a DOM member.
 */
export function scanScript(code: string) {
  const { globals, statics, builtins, members, events } = features;
  const used: Missing = new Map();
  let program: Program;
  try {
    program = parse(code, { ecmaVersion, sourceType: 'module', allowHashBang: true });
  } catch (error) {
    const syntax = error instanceof Error ? error.message : String(error);
    return { used: used.set(`syntax: ${syntax}`, [`newer than ES${String(ecmaVersion)}`]), properties: new Set<string>() };
  }
  const { bindings, properties } = declarationsIn(program);
  const globalIdentifier = (node: AnyNode) => (node.type === 'Identifier' && !bindings.has(node.name) ? node.name : null);
  /** `URL` for `URL` and `window.URL`; otherwise null. */
  const globalName = (node: AnyNode) => {
    if (node.type !== 'MemberExpression') return globalIdentifier(node);
    return globalObjects.has(globalIdentifier(node.object) ?? '') ? nameOf(node.computed, node.property) : null;
  };
  const note = (map: Missing, key: string, label = key) => {
    const missing = map.get(key);
    if (missing) used.set(label, missing);
  };
  const noteProperty = (object: Expression | Super, name: string | null) => {
    if (name === null) return;
    const owner = globalName(object);
    if (owner !== null && globalObjects.has(owner)) return note(globals, name);
    if (statics.has(`${owner}.${name}`)) return note(statics, `${owner}.${name}`);
    if (object.type === 'ThisExpression') return;
    note(builtins, name, `.${name}`);
    note(members, name, `.${name}`);
  };
  full(program, (node) => {
    note(globals, globalIdentifier(node) ?? '');
    if (node.type === 'MemberExpression') noteProperty(node.object, nameOf(node.computed, node.property));
    if (node.type === 'VariableDeclarator' && node.id.type === 'ObjectPattern' && node.init)
      for (const property of node.id.properties)
        if (property.type === 'Property') noteProperty(node.init, nameOf(property.computed, property.key));
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return;
    const event = textOf(node.arguments[0]);
    if (event !== null && nameOf(node.callee.computed, node.callee.property) === 'addEventListener') note(events, event, `${event} event`);
  });
  return { used, properties };
}
