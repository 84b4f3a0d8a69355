import { get, set } from 'idb-keyval';
import * as v from 'valibot';
import { createIndexedStore, withTimeLimit } from '../../platform/indexed-store.ts';
import { createListeners } from '../../platform/listeners.ts';
import { report } from '../../platform/reporting/report.ts';

const entrySchema = v.object({
  id: v.string(),
  status: v.picklist(['sending', 'lost', 'absent']),
  lines: v.array(v.object({ id: v.number(), name: v.string(), quantity: v.number() })),
  knownIds: v.nullable(v.array(v.number())),
});

/**
 * An unsettled order. `sending`: the tab that holds the lock awaits the response; without such a tab the order is lost. `lost`: no response.
 * `absent`: not on the server after the grace period, or answered with 5xx. `lines`: food ids, names and quantities. `knownIds`: the ids of all
 * orders on the server before it was sent, null if they could not be read.
 */
export type JournalEntry = v.InferOutput<typeof entrySchema>;

const unstoredSchema = v.object({ entry: v.nullable(entrySchema) });

/** A single entry, shared by all tabs. Survives a closed tab and a crash (Behaviour 'Orders'). */
export interface OrderJournal {
  /** The entry; if it cannot be read, the one that this tab has last seen. */
  read(): Promise<JournalEntry | null>;
  /** Whether the journal contains this entry. An unreadable one counts as containing it. */
  has(id: string): Promise<boolean>;
  /** Resolves when the entry is stored; falls back to the memory of the open tabs. */
  write(entry: JournalEntry | null): Promise<void>;
  /** Called when another tab has written, or may have: no message reaches a page in the back/forward cache. */
  onChange(listener: () => void): void;
}

/** The storage of the entry, shared by all tabs. */
export interface JournalStore {
  read(): Promise<unknown>;
  write(entry: JournalEntry | null): Promise<void>;
}

const name = 'my-food-orders';
const key = 'unsettled';

function createIndexedJournalStore(): JournalStore {
  const store = withTimeLimit(createIndexedStore(name));
  return { read: () => get<unknown>(key, store), write: (entry) => set(key, entry, store) };
}

interface OrderJournalOptions {
  /** Removes the listeners for other tabs when aborted. */
  lifetime: AbortSignal;
  store?: JournalStore;
  channel?: BroadcastChannel | null;
}

/** Null in Firefox where the storage of the site is blocked. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

export function createOrderJournal({
  lifetime,
  store = createIndexedJournalStore(),
  channel = openChannel(),
}: OrderJournalOptions): OrderJournal {
  // An entry that could not be stored, by this tab or by the one that has written last; newer than the stored one.
  let unstored: v.InferOutput<typeof unstoredSchema> | null = null;
  // The entry as last read or written. Fallback for a failed read: an unsettled order must stay unsettled.
  let known: JournalEntry | null = null;
  const { notify, subscribe } = createListeners();
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    const parsed = v.safeParse(unstoredSchema, data);
    unstored = parsed.success ? parsed.output : null;
    notify();
  };
  channel?.addEventListener('message', onMessage, { signal: lifetime });
  lifetime.addEventListener('abort', () => channel?.close(), { once: true });
  window.addEventListener('pageshow', ({ persisted }) => persisted && notify(), { signal: lifetime });
  const read = async (): Promise<JournalEntry | null> => {
    if (unstored) return unstored.entry;
    const parsed = v.safeParse(entrySchema, await store.read());
    return parsed.success ? parsed.output : null;
  };
  return {
    read: () =>
      read().then(
        (entry) => (known = entry),
        () => known,
      ),
    has: (id) =>
      read().then(
        (entry) => entry?.id === id,
        () => true,
      ),
    async write(entry) {
      known = entry;
      try {
        await store.write(entry);
        unstored = null;
      } catch (error) {
        unstored = { entry };
        report(error, 'The order on its way could not be stored.', [error instanceof Error ? error.name : '']);
      }
      if (!lifetime.aborted) channel?.postMessage(unstored);
    },
    onChange: (listener) => void subscribe(listener),
  };
}
