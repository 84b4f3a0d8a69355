import { readFileSync } from 'node:fs';
import { isOutcome, isProvenByTest } from './matrix/cells.ts';
import { faultMatrix, operations } from './matrix/fault-matrix.ts';
import { faultNames, type FaultName } from './matrix/faults.ts';
import { operationNames } from './matrix/operations.ts';
import { runCell, runSequence } from './matrix/run-cell.ts';
import { expect, preparations, test } from './recorded-page.ts';

const storefront = new URL('../..', import.meta.url);
const cells = operationNames.flatMap((name) => faultNames.map((fault) => ({ name, fault, cell: faultMatrix[name][fault] })));
const run = cells.flatMap(({ name, fault, cell }) => {
  const operation = operations[name];
  return operation && isOutcome(cell) ? [{ name, operation, fault, outcome: cell }] : [];
});

const preparationOf = (fault: FaultName) =>
  fault === 'no answer in time' ? preparations.fakeClock : fault === 'a disabled storage' ? preparations.noStorage : preparations.ordinary;

for (const preparation of Object.values(preparations)) {
  test.describe(preparation.name, () => {
    test.use({ preparation });

    const isolated = run.filter(({ operation, fault }) => !operation.sequence?.includes(fault) && preparationOf(fault) === preparation);
    for (const { name, operation, fault, outcome } of isolated)
      test(`${name}: ${fault}`, ({ recorded }) => runCell(recorded, operation, { fault, outcome }));
  });
}

for (const name of operationNames) {
  const operation = operations[name];
  const cases = operation?.sequence?.flatMap((fault) => run.filter((cell) => cell.name === name && cell.fault === fault));
  if (!operation || !cases) continue;
  test(`${name}, one after the other: ${cases.map(({ fault }) => fault).join(' | ')}`, async ({ recorded }) => {
    expect(cases).toHaveLength(operation.sequence?.length ?? 0);
    await runSequence(recorded, operation, cases);
  });
}

test('the matrix is complete: every cell runs here, is proven by another test, or states why it does not apply', () => {
  const proven = cells.flatMap(({ cell }) => (isProvenByTest(cell) ? [cell] : []));
  console.log(
    `fault matrix: ${cells.length} cells = ${operationNames.length} operations x ${faultNames.length} faults; ${run.length} run over HTTP, ` +
      `${proven.length} proven by tests of their own, ${cells.length - run.length - proven.length} not applicable`,
  );
  expect(run).toHaveLength(cells.filter(({ cell }) => isOutcome(cell)).length);
  expect(proven.filter(({ provenIn, title }) => !readFileSync(new URL(provenIn, storefront), 'utf8').includes(title))).toEqual([]);
});
