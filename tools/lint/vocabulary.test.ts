import { Linter, RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { rules, vocabulary } from './vocabulary.ts';

RuleTester.describe = describe;
RuleTester.it = it;
const tester = new RuleTester({ languageOptions: { parser: tseslint.parser } });

tester.run('words', rules.words, {
  valid: [
    'const faultPreset = 1;',
    'const insight = window.weather; const { length } = foreign.tickets;',
    "import { weather as faultPreset } from 'foreign';",
    { code: 'export const preset = 1;', filename: 'fault-presets.ts' },
    "const text = 'What was said stays text';",
  ],
  invalid: [
    { code: 'function weighFiles() {}', errors: [{ message: "'weigh' in weighFiles: use gzipSize" }] },
    { code: 'interface Props { isAsked: boolean }', errors: 1 },
    { code: 'class Shop { #news = 0; }', errors: 1 },
    { code: 'const sights = []; type Ticket = string;', errors: 2 },
    { code: "import { weather } from 'foreign';", errors: 1 },
  ],
});

it.each([
  ['mocks/src/faults/weather.ts', ["'weather' in weather.ts: use faultPreset"]],
  ['mocks/src/faults/fault-presets.ts', []],
])('the configuration checks the file name of %s', (file, messages) => {
  const found = new Linter({ configType: 'flat', cwd: '/' }).verify('export {};', vocabulary, `/${file}`);
  expect(found.map(({ message }) => message)).toEqual(messages);
});
