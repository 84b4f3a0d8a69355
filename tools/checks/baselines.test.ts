import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { baselineFolder, baselinesOf } from '../../libs/ui/stories/baseline-folder.ts';
import { storyIds } from './story-ids.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}.storybook/baselines/`;
const pictures = readdirSync(folder, { recursive: true })
  .map((file) => String(file).replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.png'))
  .sort();

test('each baseline exists in both themes and belongs to a story', () => {
  const folders = storyIds('libs/ui/src').map(baselineFolder);
  const names = [...new Set(pictures.map((file) => file.replace(/\/(dark|light)\.png$/, '')))];
  expect(pictures).toEqual(names.flatMap((name) => [`${name}/dark.png`, `${name}/light.png`]).sort());
  expect(names.filter((name) => !folders.includes(name))).toEqual([]);
});

test('AC-776 the pages of all components together show each baseline once', () => {
  const ids = storyIds('libs/ui/src');
  const shownOn = (page: string) =>
    baselinesOf(
      pictures,
      ids.filter((id) => id.startsWith(`${page}--`)),
    );
  const pages = new Set(ids.map((id) => id.slice(0, id.indexOf('--'))));
  expect([...pages].flatMap(shownOn).sort()).toEqual(pictures);
  expect(shownOn('components-alert-dialog')).toContain('alert-dialog-default/light.png');
  expect(shownOn('components-picture').filter((name) => name.startsWith('picture-field'))).toEqual([]);
});

test('all baselines together are smaller than 3.5 MB', () => {
  const bytes = pictures.reduce((sum, file) => sum + statSync(`${folder}${file}`).size, 0);
  expect(bytes).toBeLessThan(3_500_000);
});
