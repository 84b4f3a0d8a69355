// Generates a document for each machine, and an index.
import { machineFixtures, toDocument, toIndex } from '@my-food/machines/charts';
import { readdirSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import type { Generated } from './generated.ts';

const folder = 'docs/machines/';

export async function generateMachineDocuments(): Promise<Generated> {
  const options = { ...(await resolveConfig(`${folder}README.md`)), filepath: 'README.md' };
  const former = readdirSync(new URL(`../../${folder}`, import.meta.url)).map((name): [string, null] => [folder + name, null]);
  const documents = [
    { name: 'README.md', text: toIndex(machineFixtures) },
    ...machineFixtures.map((fixture) => ({ name: `${fixture.machine.id}.md`, text: toDocument(fixture) })),
  ];
  const formatted = documents.map(async ({ name, text }): Promise<[string, string]> => [folder + name, await format(text, options)]);
  return { ...Object.fromEntries(former), ...Object.fromEntries(await Promise.all(formatted)) };
}
