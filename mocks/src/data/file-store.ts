import { readFile, rename, writeFile } from 'node:fs/promises';
import { isObject } from '../contract/is-object.ts';
import type { KeyValueStore } from './persistence.ts';

/** The entries of a data file; none if there is no file yet. Rejects for any other content: the store replaces its file as a whole. */
async function readEntries(file: string): Promise<[string, unknown][]> {
  try {
    const content: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (isObject(content) && 'revision' in content && 'snapshot' in content) return Object.entries(content);
    throw new TypeError('There is no snapshot.');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw new Error(`${file} is not a data file of the mock backend`, { cause: error });
  }
}

/** A store in one JSON file, which is replaced atomically. Rejects when the file has other content. */
export async function openFileStore(file: string): Promise<KeyValueStore> {
  let entries: ReadonlyMap<string, unknown> = new Map(await readEntries(file));
  return {
    read: (key) => Promise.resolve(entries.get(key)),
    async write(changed) {
      const next = new Map([...entries, ...changed]);
      await writeFile(`${file}.next`, JSON.stringify(Object.fromEntries(next)));
      await rename(`${file}.next`, file);
      entries = next;
    },
  };
}
