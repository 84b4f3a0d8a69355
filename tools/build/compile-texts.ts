import compile from 'icu-minify/compile';
import { parseAst, type Plugin } from 'vite';

interface Literal {
  value: string;
  start: number;
  end: number;
}

function* stringLiterals(node: unknown): Generator<Literal> {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && node.type === 'ImportDeclaration') return;
  if (
    'value' in node &&
    typeof node.value === 'string' &&
    'start' in node &&
    typeof node.start === 'number' &&
    'end' in node &&
    typeof node.end === 'number'
  )
    yield { value: node.value, start: node.start, end: node.end };
  else for (const child of Object.values(node)) yield* stringLiterals(child);
}

/** The code with its string literals, the texts of a catalogue, compiled. Throws for a text that is no ICU message. */
export function compileLiterals(code: string): string {
  let compiled = '';
  let end = 0;
  for (const literal of stringLiterals(parseAst(code))) {
    compiled += code.slice(end, literal.start) + JSON.stringify(compile(literal.value));
    end = literal.end;
  }
  return compiled + code.slice(end);
}

/** Parses the ICU messages of the catalogues during the build: the parser is 9 kB. Development and tests parse them when they are shown. */
export const compileTexts = (): Plugin => ({
  name: 'compile-texts',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/i18n\/(en|bn)\/.+\.ts$/ },
    handler: (code) => ({ code: compileLiterals(code), map: null }),
  },
});
