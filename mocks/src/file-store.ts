import { readFile, rename, writeFile } from 'node:fs/promises';
import type { KeyValueStore } from './persistence.ts';

async function readEntries(file: string): Promise<Record<string, unknown>> {
  try {
    const entries: unknown = JSON.parse(await readFile(file, 'utf8'));
    return typeof entries === 'object' && entries !== null ? { ...entries } : {};
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw new Error(`${file} holds no data of this shop`, { cause: error });
  }
}

/** One JSON file, replaced as a whole: whoever reads it never sees half of it. Rejects when the file is something else. */
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
