// The mutants of `npm run mutate`: a machine's source without one transition, one guard or one list of actions.
import ts from 'typescript';

/** Properties whose value is a transition or a list of transitions, and properties that map events to them. */
const transitionKeys = new Set(['onDone', 'onError', 'always']);
const eventKeys = new Set(['on', 'after']);
const stateActionKeys = new Set(['entry', 'exit']);
/** The methods of `setup()` that take a configuration of states. */
const creators = new Set(['createMachine', 'createStateConfig']);

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
    else if (stateActionKeys.has(name)) add('actions', oneLine(node), node);
    else ts.forEachChild(node, visit);
  };
  configurationsOf(source).forEach(visit);
  return mutants;
}

/** The configurations of the machine and of the states that it takes from elsewhere in its file. */
function configurationsOf(source: ts.SourceFile): ts.Node[] {
  const found: ts.Node[] = [];
  const find = (node: ts.Node): void => {
    const [configuration] = ts.isCallExpression(node) && isCreator(node.expression) ? node.arguments : [];
    if (configuration) found.push(configuration);
    else ts.forEachChild(node, find);
  };
  find(source);
  if (found.length === 0) throw new Error(`${source.fileName} creates no machine.`);
  return found;
}

const isCreator = (called: ts.Expression) => ts.isPropertyAccessExpression(called) && creators.has(called.name.text);

const nameOf = (property: ts.ObjectLiteralElementLike) => (property.name && 'text' in property.name ? property.name.text : '');

function withComma(text: string, end: number) {
  const comma = /^\s*,/.exec(text.slice(end));
  return comma ? end + comma[0].length : end;
}

/** Without a guard, two eventless transitions may loop forever. A limit makes that an error. */
const withIterationLimit = (text: string) => text.replace('.createMachine({', '.createMachine({ options: { maxIterations: 100 },');
