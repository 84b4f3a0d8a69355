import fc from 'fast-check';
import { expect, it } from 'vitest';
import { flushPromises } from '../testing/test-actors.ts';
import { itemsUpTo, startBatch } from '../testing/batch-simulation.ts';
import { PerformError, type PerformFailure } from './perform-error.ts';

const outcomes: readonly (PerformFailure | null)[] = [
  null,
  { kind: 'refused' },
  { kind: 'unknown' },
  { kind: 'interrupted' },
  { kind: 'throttled', retryAfterMs: 1_000 },
];

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ answer: fc.nat(), outcome: fc.constantFrom(...outcomes), isStored: fc.boolean() }) },
  fc.constantFrom('batch.cancelled', 'batch.resumed', 'batch.retried', 'the wait ends' as const),
);

it('AC-269 whatever happens, at most four are in flight, and nothing that the server has taken is sent again', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 9 }), fc.array(step, { maxLength: 30 }), async (count, steps) => {
      const { actor, clock, send, checks, performs, counts } = startBatch();
      /** What the server has performed, also when the response was lost. */
      const performed = new Map<number, number>();
      const answered = new Set<number>();
      const inFlight = () => performs.flatMap((call, index) => (answered.has(index) ? [] : [{ ...call, index }]));
      const readAgain = async () => {
        for (const { input, answer } of checks.splice(0))
          answer.resolve(input.items.map(({ id }) => ({ id, status: performed.has(id) ? 'done' : 'queued' })));
        await flushPromises();
      };

      send({ type: 'batch.confirmed', items: itemsUpTo(count) });
      await readAgain();
      for (const action of steps) {
        if (action === 'the wait ends') clock.increment(1_000);
        else if (typeof action === 'string') send({ type: action });
        else {
          const calls = inFlight();
          const call = calls[action.answer % Math.max(calls.length, 1)];
          if (!call) continue;
          answered.add(call.index);
          const { id } = call.input.item;
          if (action.outcome === null || (action.outcome.kind === 'unknown' && action.isStored))
            performed.set(id, (performed.get(id) ?? 0) + 1);
          if (action.outcome === null) call.answer.resolve();
          else call.answer.reject(new PerformError(action.outcome));
          await flushPromises();
        }
        await readAgain();
        expect(inFlight().length).toBeLessThanOrEqual(4);
        expect([...performed.values()].every((times) => times === 1)).toBe(true);
        const { sending, ...settled } = counts();
        expect(sending).toBe(inFlight().length);
        expect(Object.values(settled).reduce((sum, number) => sum + number, sending)).toBe(count);
        expect(actor.getSnapshot().status).toBe('active');
      }
    }),
    { seed: 21, numRuns: 50 },
  );
});
