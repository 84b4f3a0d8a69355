import { readFileSync } from 'node:fs';
import { isOutcome, isProvenElsewhere } from './matrix/cells.ts';
import { faultMatrix, plays } from './matrix/fault-matrix.ts';
import { faultNames } from './matrix/faults.ts';
import { perform, performTogether } from './matrix/perform.ts';
import { operations } from './matrix/plays.ts';
import { expect, test } from './matrix/stage.ts';

/** The clock belongs to a context for good, and so does a wounded storage. */
const needsOwnContext = (fault: string) => fault === 'no answer in time' || fault === 'a disabled storage';
const storefront = new URL('..', import.meta.url);

const cells = operations.flatMap((operation) => faultNames.map((fault) => ({ operation, fault, cell: faultMatrix[operation][fault] })));

for (const { operation, fault, cell } of cells) {
  const play = plays[operation];
  if (!play || !isOutcome(cell) || play.together?.some((other) => other === fault)) continue;
  test(`${operation}: ${fault}`, async ({ stage, ownStage }) => {
    const place = needsOwnContext(fault) ? await ownStage({ hasClock: fault === 'no answer in time' }) : stage;
    await perform(place, play, fault, cell);
  });
}

for (const operation of operations) {
  const play = plays[operation];
  if (!play?.together) continue;
  const together = play.together.map((fault) => ({ fault, outcome: faultMatrix[operation][fault] }));
  test(`${operation}, one after the other: ${play.together.join(' | ')}`, async ({ stage }) => {
    const played = together.flatMap(({ fault, outcome }) => (isOutcome(outcome) ? [{ fault, outcome }] : []));
    expect(played.length, 'none of them is left out').toBe(together.length);
    await performTogether(stage, play, played);
  });
}

test('the matrix is whole: every cell is played here, proven elsewhere, or says why nothing can happen in it', () => {
  const played = cells.filter(({ cell }) => isOutcome(cell));
  const elsewhere = cells.flatMap(({ operation, fault, cell }) => (isProvenElsewhere(cell) ? [{ operation, fault, ...cell }] : []));
  console.log(
    `fault matrix: ${cells.length} cells = ${operations.length} operations x ${faultNames.length} faults; ${played.length} played over HTTP, ` +
      `${elsewhere.length} proven by tests of their own, ${cells.length - played.length - elsewhere.length} not applicable`,
  );
  expect(played.filter(({ operation }) => plays[operation] === null)).toEqual([]);
  expect(elsewhere.filter(({ provenIn, title }) => !readFileSync(new URL(provenIn, storefront), 'utf8').includes(title))).toEqual([]);
});
