// What `npm run mutate` tries: a machine's source with one transition, one guard or one transition's actions taken out.
import ts from 'typescript';

/** Properties whose value is one transition or a list of them, and those that hold such properties by event. */
const transitionKeys = new Set(['onDone', 'onError', 'always']);
const eventKeys = new Set(['on', 'after']);

/** Every mutant of the source: `{ kind, line, what, text }`. */
export function mutantsOf(text, fileName = 'x.machine.ts') {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const mutants = [];
  const add = (kind, what, node) => {
    const [start, end] = [node.getFullStart(), withComma(text, node.end)];
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    mutants.push({ kind, line, what, text: withEnd(text.slice(0, start) + text.slice(end)) });
  };
  const addTransition = (event, node, removed) => {
    add('transition', event, removed);
    if (!ts.isObjectLiteralExpression(node)) return;
    for (const property of node.properties) {
      if (nameOf(property) === 'guard') add('guard', `${event}: ${oneLine(property)}`, property);
      if (nameOf(property) === 'actions') add('actions', `${event}: ${oneLine(property)}`, property);
    }
  };
  const addTransitions = (property) => {
    const { initializer } = property;
    if (ts.isArrayLiteralExpression(initializer)) {
      for (const element of initializer.elements) addTransition(`${nameOf(property)} ${oneLine(element)}`, element, element);
    } else addTransition(nameOf(property), initializer, property);
  };
  const visit = (node) => {
    if (ts.isPropertyAssignment(node)) {
      const name = nameOf(node);
      if (transitionKeys.has(name)) return addTransitions(node);
      if (eventKeys.has(name) && ts.isObjectLiteralExpression(node.initializer)) return node.initializer.properties.forEach(addTransitions);
    }
    ts.forEachChild(node, visit);
  };
  visit(configurationOf(source));
  return mutants;

  function oneLine(node) {
    return node.getText(source).replace(/\s+/g, ' ').slice(0, 90);
  }
}

function configurationOf(source) {
  let found = null;
  const visit = (node) => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'createMachine')
      found = node.arguments[0];
    else ts.forEachChild(node, visit);
  };
  visit(source);
  if (found === null) throw new Error(`${source.fileName} creates no machine.`);
  return found;
}

const nameOf = (property) => (property.name && 'text' in property.name ? property.name.text : '');

function withComma(text, end) {
  const comma = /^\s*,/.exec(text.slice(end));
  return comma ? end + comma[0].length : end;
}

/** Without a guard two states may hand over to each other for ever; that is an error, not a wait. */
const withEnd = (text) => text.replace('.createMachine({', '.createMachine({ options: { maxIterations: 100 },');
