import type { UpdateRecord } from '../tab-lease.ts';

/** Records that all tabs share, as IndexedDB keeps them: each change is one step. */
export function createSharedRecords(): { update: UpdateRecord } {
  const records = new Map<string, unknown>();
  return {
    update: async (name, change) => {
      await Promise.resolve();
      records.set(name, change(records.get(name)));
    },
  };
}
