// The mutants of `npm run mutate`: a machine's source without one transition, one guard or one transition's actions.
import ts from 'typescript';

/** Properties whose value is a transition or a list of transitions, and properties that map events to them. */
const transitionKeys = new Set(['onDone', 'onError', 'always']);
const eventKeys = new Set(['on', 'after']);

export interface Mutant {
  kind: 'transition' | 'guard' | 'actions';
  line: number;
  what: string;
  text: string;
}

/** Every mutant of the source. */
export function mutantsOf(text: string, fileName = 'x.machine.ts'): Mutant[] {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const oneLine = (node: ts.Node) => node.getText(source).replace(/\s+/g, ' ').slice(0, 90);
  const add = (kind: Mutant['kind'], what: string, node: ts.Node) => {
    const [start, end] = [node.getFullStart(), withComma(text, node.end)];
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    mutants.push({ kind, line, what, text: withIterationLimit(text.slice(0, start) + text.slice(end)) });
  };
  const addTransition = (event: string, node: ts.Node, removed: ts.Node) => {
    add('transition', event, removed);
    if (!ts.isObjectLiteralExpression(node)) return;
    for (const property of node.properties) {
      if (nameOf(property) === 'guard') add('guard', `${event}: ${oneLine(property)}`, property);
      if (nameOf(property) === 'actions') add('actions', `${event}: ${oneLine(property)}`, property);
    }
  };
  const addTransitions = (property: ts.ObjectLiteralElementLike) => {
    if (!ts.isPropertyAssignment(property)) return;
    const { initializer } = property;
    if (ts.isArrayLiteralExpression(initializer)) {
      for (const element of initializer.elements) addTransition(`${nameOf(property)} ${oneLine(element)}`, element, element);
    } else addTransition(nameOf(property), initializer, property);
  };
  const visit = (node: ts.Node): void => {
    const name = ts.isPropertyAssignment(node) ? nameOf(node) : '';
    if (ts.isPropertyAssignment(node) && transitionKeys.has(name)) addTransitions(node);
    else if (ts.isPropertyAssignment(node) && eventKeys.has(name) && ts.isObjectLiteralExpression(node.initializer))
      node.initializer.properties.forEach(addTransitions);
    else ts.forEachChild(node, visit);
  };
  visit(configurationOf(source));
  return mutants;
}

/** The argument of `createMachine`. */
function configurationOf(source: ts.SourceFile): ts.Node {
  const find = (node: ts.Node): ts.Node | undefined =>
    ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'createMachine'
      ? node.arguments[0]
      : ts.forEachChild(node, find);
  const found = find(source);
  if (found === undefined) throw new Error(`${source.fileName} creates no machine.`);
  return found;
}

const nameOf = (property: ts.ObjectLiteralElementLike) => (property.name && 'text' in property.name ? property.name.text : '');

function withComma(text: string, end: number) {
  const comma = /^\s*,/.exec(text.slice(end));
  return comma ? end + comma[0].length : end;
}

/** Without a guard, two eventless transitions may loop forever. A limit makes that an error. */
const withIterationLimit = (text: string) => text.replace('.createMachine({', '.createMachine({ options: { maxIterations: 100 },');
