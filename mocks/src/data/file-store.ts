import { readFile, rename, writeFile } from 'node:fs/promises';
import type { KeyValueStore } from './persistence.ts';

async function readEntries(file: string): Promise<Record<string, unknown>> {
  try {
    const entries: unknown = JSON.parse(await readFile(file, 'utf8'));
    return typeof entries === 'object' && entries !== null ? { ...entries } : {};
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw new Error(`${file} is not a data file of the mock backend`, { cause: error });
  }
}

/** A store in one JSON file, which is replaced atomically. Rejects when the file has other content. */
export async function openFileStore(file: string): Promise<KeyValueStore> {
  const entries = new Map(Object.entries(await readEntries(file)));
  return {
    read: (key) => Promise.resolve(entries.get(key)),
    async write(changed) {
      for (const [key, value] of changed) entries.set(key, value);
      await writeFile(`${file}.next`, JSON.stringify(Object.fromEntries(entries)));
      await rename(`${file}.next`, file);
    },
  };
}
