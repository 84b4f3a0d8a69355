import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The ids of the stories in these folders: 'components-button--default'. */
export function storyIds(...folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.stories.tsx'))
      .flatMap((file) => {
        const code = readFileSync(`${root}${folder}/${file}`, 'utf8');
        const title = /preview\.meta\([^']*?title: '([^']+)'/.exec(code)?.[1];
        if (title === undefined) throw new Error(`${file} has no title.`);
        return [...code.matchAll(/export const (\w+) = meta\.story/g)].map(([, name = '']) => toId(title, storyNameFromExport(name)));
      }),
  );
}
