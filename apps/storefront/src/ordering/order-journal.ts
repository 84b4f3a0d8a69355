import { get, set } from 'idb-keyval';
import * as v from 'valibot';
import { createIndexedStore } from '../lib/indexed-store.ts';

const entrySchema = v.object({
  id: v.string(),
  status: v.picklist(['sending', 'lost', 'absent']),
  lines: v.array(v.object({ id: v.number(), name: v.string(), quantity: v.number() })),
  knownIds: v.nullable(v.array(v.number())),
  isSignedIn: v.boolean(),
});

/**
 * An order that was sent and is not settled. `sending`: its answer is awaited by the tab that holds the lock; without such a tab it is lost. `lost`: the
 * answer never came. `absent`: it was waited for and is not on record. `lines` are food ids, names as the menu has them and quantities; `knownIds` the
 * ids of all orders on record before it was sent, null when they could not be read.
 */
export type JournalEntry = v.InferOutput<typeof entrySchema>;

/** One entry for all tabs. It survives a closed tab and a crash (Behaviour 'Orders'). */
export interface OrderJournal {
  read(): Promise<JournalEntry | null>;
  /** Resolves when the entry is stored; a browser that stores nothing keeps it for this page. */
  write(entry: JournalEntry | null): Promise<void>;
  /** Another tab has written. */
  onChange(listener: () => void): void;
}

/** Where the entry lies, for all tabs. */
export interface JournalStore {
  read(): Promise<unknown>;
  write(entry: JournalEntry | null): Promise<void>;
}

const name = 'my-food-orders';
const key = 'unsettled';

function createIndexedJournalStore(): JournalStore {
  const store = createIndexedStore(name);
  return { read: () => get<unknown>(key, store), write: (entry) => set(key, entry, store) };
}

interface Surroundings {
  /** Ends the listening to other tabs. */
  lifetime: AbortSignal;
  store?: JournalStore;
  channel?: BroadcastChannel;
}

export function createOrderJournal({
  lifetime,
  store = createIndexedJournalStore(),
  channel = new BroadcastChannel(name),
}: Surroundings): OrderJournal {
  // What the store has refused to keep: newer than what lies there.
  let unstored: { entry: JournalEntry | null } | null = null;
  const listeners: (() => void)[] = [];
  const onMessage = () => {
    unstored = null;
    listeners.forEach((listener) => listener());
  };
  channel.addEventListener('message', onMessage, { signal: lifetime });
  lifetime.addEventListener('abort', () => channel.close(), { once: true });
  return {
    async read() {
      if (unstored) return unstored.entry;
      const parsed = v.safeParse(entrySchema, await store.read().catch(() => null));
      return parsed.success ? parsed.output : null;
    },
    async write(entry) {
      try {
        await store.write(entry);
        unstored = null;
      } catch (error) {
        unstored = { entry };
        console.error('The order on its way cannot be remembered beyond this page.', error instanceof Error ? error.name : '');
      }
      if (!lifetime.aborted) channel.postMessage('changed');
    },
    onChange: (listener) => void listeners.push(listener),
  };
}
