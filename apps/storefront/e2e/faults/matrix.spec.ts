import { readFileSync } from 'node:fs';
import { readTitles } from '../../../../tools/test-titles.ts';
import { isOutcome, isProvenByTest } from './matrix/cells.ts';
import { faultMatrix, operations } from './matrix/fault-matrix.ts';
import { faultNames, type FaultName } from './matrix/faults.ts';
import { operationNames } from './matrix/operations.ts';
import { type Case, runSequence } from './matrix/run-cell.ts';
import { expect, preparations, test } from './recorded-page.ts';

const storefront = new URL('../..', import.meta.url);
const cells = operationNames.flatMap((name) => faultNames.map((fault) => ({ name, fault, cell: faultMatrix[name][fault] })));
const run: readonly Case[] = cells.flatMap(({ name, fault, cell }) => {
  const operation = operations[name];
  return operation && isOutcome(cell) ? [{ name, operation, fault, outcome: cell }] : [];
});

const isInSequence = ({ operation, fault }: Case) => operation.sequence?.includes(fault) ?? false;
/** All operations of a user run in sequence under each: conditions of the whole document, and the fault that advances the clock. */
const conditions: readonly FaultName[] = ['no answer in time', 'a disabled storage', 'a corrupt storage'];
/** A read without an answer is what the next screen waits for, too. */
const isCondition = ({ fault, operation }: Case) => conditions.includes(fault) && !(operation.isRead && fault === 'no answer in time');
/** Operations that keep the cart and the session run first. */
const order = ({ operation, outcome: { cart, session } }: Case) => {
  const isSignedIn = session !== 'none' && session !== 'ended';
  return Number(cart === 'emptied') + Number(isSignedIn !== (operation.as !== null));
};

const titleOf = ({ name, operation }: Pick<Case, 'name' | 'operation'>) => [...(operation.checks ?? []), name].join(' ');

test.use({ preparation: preparations.fakeClock });

for (const cell of run.filter((one) => !isInSequence(one) && !isCondition(one)))
  test(`${titleOf(cell)}: ${cell.fault}`, ({ recorded }) => runSequence(recorded, [cell]));

for (const fault of conditions)
  test.describe(fault, () => {
    test.use({ preparation: fault === 'a disabled storage' ? preparations.noStorage : preparations.fakeClock });

    for (const [user, as] of [
      ['a guest', null],
      ['a customer', 'customer'],
      ['an admin', 'admin'],
    ] as const) {
      const cases = run
        .filter((cell) => cell.fault === fault && isCondition(cell) && cell.operation.as === as)
        .toSorted((one, other) => order(one) - order(other));
      test(`${user} with ${fault}, one after the other: ${cases.map(({ name }) => name).join(' | ')}`, ({ recorded }) =>
        runSequence(recorded, cases));
    }
  });

for (const name of operationNames) {
  const operation = operations[name];
  const cases = operation?.sequence?.flatMap((fault) => run.filter((cell) => cell.name === name && cell.fault === fault));
  if (!operation || !cases) continue;
  test(`${titleOf({ name, operation })}, one after the other: ${cases.map(({ fault }) => fault).join(' | ')}`, async ({ recorded }) => {
    expect(cases).toHaveLength(operation.sequence?.length ?? 0);
    await runSequence(recorded, cases);
  });
}

test('the matrix is complete: every cell runs here, is proven by another test, or states why it does not apply', () => {
  const proven = cells.flatMap(({ cell }) => (isProvenByTest(cell) ? [cell] : []));
  console.log(
    `fault matrix: ${cells.length} cells = ${operationNames.length} operations x ${faultNames.length} faults; ${run.length} run over HTTP, ` +
      `${proven.length} proven by tests of their own, ${cells.length - run.length - proven.length} not applicable`,
  );
  expect(run).toHaveLength(cells.filter(({ cell }) => isOutcome(cell)).length);
  const titles = new Map(proven.map(({ provenIn }) => [provenIn, readTitles(readFileSync(new URL(provenIn, storefront), 'utf8'))]));
  expect(proven.filter(({ provenIn, title }) => !titles.get(provenIn)?.some((text) => text.includes(title)))).toEqual([]);
});
