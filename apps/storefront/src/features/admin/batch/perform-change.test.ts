import { ApiError, type Food } from '@my-food/api';
import { PerformError } from '@my-food/machines';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { english } from '../../../i18n/locale.ts';
import { reasonText } from './batch-reason.ts';
import type { FoodChange } from './plans/food-change.ts';
import { findChanges, performChange } from './perform-change.ts';

const before = { name: 'Dal', description: 'Lentils.', price: 12_050, categoryId: 3 };
const change: FoodChange = { id: 2, before, after: { ...before, price: 12_653 } };
const dal: Food = { id: 2, name: 'Dal', description: 'Lentils.', price: 12_050, imageUrl: null, category: { id: 3, name: 'Curry' } };
afterEach(() => void vi.unstubAllGlobals());

function send({ isSameSession = true, isOnline = true, error }: { isSameSession?: boolean; isOnline?: boolean; error?: unknown } = {}) {
  vi.stubGlobal('navigator', { onLine: isOnline });
  const update = vi.fn(() => (error === undefined ? Promise.resolve() : Promise.reject(error)));
  const remove = vi.fn(() => Promise.resolve());
  const result = performChange({ foods: { update, remove }, isSameSession: () => isSameSession, change });
  return { update, remove, result };
}

const failureOf = async (result: Promise<void>) => {
  const error: unknown = await result.catch((reason: unknown) => reason);
  return error instanceof PerformError ? [error.failure, reasonText(error.cause, english)] : error;
};

it('sends every field, and keeps the picture', async () => {
  const { update, result } = send();
  await result;
  expect(update.mock.calls).toEqual([[2, { ...before, price: 12_653, picture: null }]]);
});

describe('AC-840 a failed change is refused, throttled, interrupted or unknown, as the response says', () => {
  it.each([
    ['no answer in time', new ApiError('time-out'), { kind: 'unknown' }],
    ['no connection, a redirect', new ApiError('network'), { kind: 'unknown' }],
    ['an unexpected error', new Error('broken'), { kind: 'unknown' }],
    ['a gateway page', new ApiError('status', { status: 502 }), { kind: 'unknown' }],
    ['400', new ApiError('status', { status: 400 }), { kind: 'refused' }],
    ['403', new ApiError('status', { status: 403 }), { kind: 'refused' }],
    ['401', new ApiError('status', { status: 401 }), { kind: 'interrupted' }],
    ['429', new ApiError('status', { status: 429, retryAfterSeconds: 30 }), { kind: 'throttled', retryAfterMs: 30_000 }],
    ['429 without Retry-After', new ApiError('status', { status: 429 }), { kind: 'throttled', retryAfterMs: 1_000 }],
  ])('%s', async (_, error, failure) => {
    expect(await failureOf(send({ error }).result)).toEqual([failure, expect.stringMatching(/[.?]$/)]);
  });

  it('and returns the texts of the fields', async () => {
    const error = new ApiError('status', { status: 400, fieldErrors: new Map([['price', 'Too dear.']]) });
    expect(await failureOf(send({ error }).result)).toEqual([{ kind: 'refused' }, 'The shop refused this. Too dear.']);
  });
});

it.each([
  ['offline', { isOnline: false }, 'There is no connection.'],
  ['signed out', { isSameSession: false }, 'You are no longer logged in.'],
])('sends nothing while %s', async (_, options, text) => {
  const { update, remove, result } = send(options);
  expect(await failureOf(result)).toEqual([{ kind: 'interrupted' }, text]);
  expect([update.mock.calls, remove.mock.calls]).toEqual([[], []]);
});

describe('a fresh list decides about a change', () => {
  it.each([
    ['that it is to be sent', [dal], { id: 2, status: 'queued' }],
    ['that it is done', [{ ...dal, price: 12_653 }], { id: 2, status: 'done' }],
    [
      'that the food was changed meanwhile',
      [{ ...dal, name: 'Dal Fry' }],
      { id: 2, status: 'failed', error: { sentence: 'changedMeanwhile' } },
    ],
    ['that the food is not there', [], { id: 2, status: 'failed', error: { sentence: 'unavailable' } }],
  ])('%s', (_, foods, finding) => {
    expect(findChanges([change], foods)).toEqual([finding]);
  });

  it('a removal is done when the food is not there', () => {
    const removal = { ...change, after: null };
    expect(findChanges([removal], [{ ...dal, price: 1 }])).toEqual([{ id: 2, status: 'queued' }]);
    expect(findChanges([removal], [])).toEqual([{ id: 2, status: 'done' }]);
  });

  it('AC-879 a removal is not sent when its food has another name', () => {
    const removal = { ...change, before: { ...before, name: 'Dal\n' }, after: null };
    expect(findChanges([removal], [{ ...dal, name: 'Dal\r\n' }])).toEqual([{ id: 2, status: 'queued' }]);
    const error = { sentence: 'changedMeanwhile' };
    expect(findChanges([removal], [{ ...dal, name: 'Naan' }])).toEqual([{ id: 2, status: 'failed', error }]);
  });
});
