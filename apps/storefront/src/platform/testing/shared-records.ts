import type { UpdateRecord } from '../tab-lock/tab-lease.ts';

/** In-memory records that all tabs share, with atomic updates like IndexedDB. */
export function createSharedRecords(): { update: UpdateRecord } {
  const records = new Map<string, unknown>();
  return {
    update: async (name, change) => {
      await Promise.resolve();
      records.set(name, change(records.get(name)));
    },
  };
}
