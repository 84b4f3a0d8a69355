import { useEffect, useMemo, useState } from 'react';
import type { Rows } from '../lib/list-rows.ts';
import { runInSpareTime } from '../lib/spare-time.ts';
import { leftAfter, withoutLast, type Left } from './left-cards.ts';

interface Answer<T> {
  question: string;
  /** As they came first. */
  items: readonly T[];
  left: Left<T>;
}

/**
 * Cards stay from one answer to the next and are filled anew, which costs a page less than taking cards away and making others. An item is
 * known by its place in the answer, and for as long as the question stands by what it was: news of the same items move its card with it.
 * `drawn` are the rows in order, those of the answer before in the pass that sees another question.
 */
export function useKeptCards<T extends { id: number }>(items: readonly T[], question: string, drawn: readonly Rows[], columns: number) {
  const [answer, setAnswer] = useState<Answer<T>>({ question, items, left: [] });
  const isAnswered = answer.question === question;
  if (!isAnswered) setAnswer({ question, items, left: leftAfter(answer, drawn, columns).slice(0, items.length) });

  const isNews = isAnswered && items !== answer.items;
  const places = useMemo(() => (isNews ? new Map(answer.items.map(({ id }, place) => [id, place])) : null), [isNews, answer.items]);

  const end = Math.min((drawn.at(-1)?.end ?? 0) * columns, items.length);
  // News may have given the place of one of them to a drawn card.
  const left = isNews ? [] : answer.left.slice(end);
  const hasLeft = left.length > 0;
  useEffect(() => {
    if (!hasLeft) return;
    return runInSpareTime(
      (function* () {
        yield;
        setAnswer((now) => ({ ...now, left: withoutLast(now.left, columns) }));
      })(),
    );
  });
  return {
    /** The key of the card of an item. */
    keyOf: ({ id }: T, place: number) => (places ? (places.get(id) ?? `new ${String(id)}`) : place),
    /** What the cards that are not drawn anew yet show, each with its key. They are to be hidden. */
    left: left.flatMap((item, offset) => (item === undefined ? [] : [{ item, place: end + offset }])),
  };
}
