import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mutants, mutated } from './mutants.ts';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));

test('every mutant matches exactly one place in the sources', () => {
  for (const mutant of mutants) expect(() => mutated(mutant, readFileSync(`${repository}${mutant.file}`, 'utf8'))).not.toThrow();
});
