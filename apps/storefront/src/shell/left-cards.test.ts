import { expect, it } from 'vitest';
import { leftAfter, withoutLast } from './left-cards.ts';

const none = undefined;

it('keeps what the drawn places of an answer show, and behind them what is left of those before', () => {
  const items = ['a', 'b', 'c', 'd', 'e', 'f'];
  expect(leftAfter({ items, left: [] }, [{ start: 0, end: 2 }], 2)).toEqual(['a', 'b', 'c', 'd']);
  expect(leftAfter({ items, left: [none, none, 'x', 'y', 'z'] }, [{ start: 0, end: 2 }], 2)).toEqual(['a', 'b', 'c', 'd', 'z']);
  expect(leftAfter({ items, left: [] }, [{ start: 1, end: 2 }], 2)).toEqual([none, none, 'c', 'd']);
});

it('keeps no more than there were items', () => {
  expect(leftAfter({ items: ['a'], left: [] }, [{ start: 0, end: 4 }], 2)).toEqual(['a']);
  expect(leftAfter({ items: ['a'], left: ['w', 'x', 'y'] }, [{ start: 0, end: 4 }], 2)).toEqual(['a', 'x', 'y']);
});

it('is taken away from its end, places without a card at once', () => {
  expect(withoutLast(['a', 'b', 'c'], 2)).toEqual(['a']);
  expect(withoutLast(['a', none, none, 'd', 'e'], 2)).toEqual(['a']);
  expect(withoutLast([none, none, 'c'], 4)).toEqual([]);
});
