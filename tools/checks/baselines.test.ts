import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}.storybook/baselines/`;
const pictures = readdirSync(folder, { recursive: true })
  .map((file) => String(file).replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.png'))
  .sort();

test('each baseline exists in both themes and belongs to a story', () => {
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
  const stories = readdirSync(`${root}libs/ui/src`, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => {
      const code = readFileSync(`${root}libs/ui/src/${file}`, 'utf8');
      const title = letters(/title: '[A-Za-z]+\/([^']+)'/.exec(code)?.[1] ?? '');
      return [...code.matchAll(/export const (\w+) = meta\.story/g)].map(
        ([, name = '']) => title + letters(name).replace(/^all(variants)?$/, ''),
      );
    });
  const names = [...new Set(pictures.map((file) => file.replace(/\/(dark|light)\.png$/, '')))];
  expect(pictures).toEqual(names.flatMap((name) => [`${name}/dark.png`, `${name}/light.png`]).sort());
  expect(names.filter((name) => !stories.includes(letters(name)))).toEqual([]);
});

test('all baselines together are smaller than 3.5 MB', () => {
  const bytes = pictures.reduce((sum, file) => sum + statSync(`${folder}${file}`).size, 0);
  expect(bytes).toBeLessThan(3_500_000);
});
