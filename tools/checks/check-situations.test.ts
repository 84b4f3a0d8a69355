import { expect, it } from 'vitest';
import { storiesBySituation, situations, withoutOverview } from './check-situations.ts';

const stories = Object.entries(situations).flatMap(([page, list]) =>
  list.split(', ').map((situation) => {
    const [tag = '', ...numbers] = situation.split(' ');
    return { title: `Pages/${page}`, name: situation, tags: ['dev', tag, ...numbers] };
  }),
);
const missing = (some: typeof stories) =>
  storiesBySituation(some).flatMap(({ situation, story }) => (story === undefined ? [situation] : []));

it('reports a situation whose story is missing, has no tag or number, or belongs to another page', () => {
  expect(missing(stories)).toEqual([]);
  const without = (change: object) => stories.map((story) => (story.tags.includes('AC-037') ? { ...story, ...change } : story));
  for (const change of [
    { tags: ['dev', 'empty'] },
    { tags: ['dev', 'AC-037'] },
    { title: 'Pages/Profile' },
    { title: 'Components/My orders' },
  ])
    expect(missing(without(change))).toEqual(['My orders: empty AC-037']);
});

it('reports a component without an AllVariants story', () => {
  const component = (name: string, exportName: string) => ({ title: `Components/${name}`, name: exportName, exportName });
  expect(withoutOverview([component('Button', 'Busy'), component('Badge', 'AllVariants'), component('Dialog', 'Middle')])).toEqual([
    'Button',
  ]);
});
