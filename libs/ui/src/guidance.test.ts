import { expect, test } from 'vitest';
import type { Guidance } from '../stories/docs/guidance.ts';

const guidances = Object.values(import.meta.glob<{ guidance: Guidance }>('./**/*.guidance.tsx', { eager: true })).map(
  ({ guidance }) => guidance,
);
const stories = Object.values(import.meta.glob<string>('./**/*.stories.tsx', { eager: true, query: '?raw', import: 'default' }));

test('every component has a page that says when to use it, when not, its words, its keys and what a screen reader announces', () => {
  const titles = stories.flatMap((code) => /title: '(Components\/[^']+)'/.exec(code)?.[1] ?? []);
  expect(titles.length).toBeGreaterThan(35);
  expect(guidances.map(({ title }) => title).toSorted()).toEqual(titles.toSorted());
  for (const { title, use, avoid, comparisons, words, screenReader } of guidances)
    expect([title, [use, avoid, comparisons, words, screenReader].filter(({ length }) => length === 0)]).toEqual([title, []]);
});

test('the sidebar marks what its page calls new', () => {
  const marked = stories
    .filter((code) => code.includes("tags: ['autodocs', 'new']"))
    .flatMap((code) => /title: '([^']+)'/.exec(code)?.[1] ?? []);
  expect(marked.toSorted()).toEqual(guidances.flatMap(({ title, status }) => (status === 'new' ? [title] : [])).toSorted());
});
