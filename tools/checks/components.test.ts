import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { baselinesOf } from '../../libs/ui/stories/baseline-folder.ts';
import { entryOf } from '../build/package-entries.ts';
import { storyIds } from './story-ids.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const library = `${root}libs/ui/src`;
const ids = storyIds('libs/ui/src');
const pictures = readdirSync(`${root}.storybook/baselines`, { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replaceAll('\\', '/'),
);

/** The components that have a page in Storybook: their titles, and the components that their props are of. */
const pages = readdirSync(library, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .flatMap((file) => {
    const code = readFileSync(`${library}/${file}`, 'utf8');
    const [, title] = /title: '(Components\/[^']+)'/.exec(code) ?? [];
    const [, component = ''] = /preview\.meta\([^]*?\bcomponent: (\w+)/.exec(code) ?? [];
    return title === undefined ? [] : [{ title, component }];
  });

/** Without screenshots: a line that grows as long as it is there, and a screenshot ends animations. */
const unpictured = ['Components/Progress bar'];

test('AC-909 the package exports every component', () => {
  expect(pages.length).toBeGreaterThan(35);
  expect(pages.filter(({ component }) => entryOf(component) === null)).toEqual([]);
});

test('AC-909 every component has baseline screenshots', () => {
  const baselines = ({ title }: { title: string }) =>
    baselinesOf(
      pictures,
      ids.filter((id) => id.startsWith(`${toId(title)}--`)),
    );
  expect(pages.filter((page) => baselines(page).length === 0).map(({ title }) => title)).toEqual(unpictured);
});
