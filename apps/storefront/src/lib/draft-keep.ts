/** What was being typed, as it is kept on this device. `savedAt`: milliseconds of the epoch. */
export interface KeptDraft {
  savedAt: number;
  /** As it was given, files included; read it with a parser. */
  fields: unknown;
}

const databaseName = 'my-food-drafts';
const storeName = 'drafts';

/** Settles with the request; a browser without IndexedDB, or with a full one, rejects. */
function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused.'));
  });
}

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onblocked = () => reject(new Error('IndexedDB is blocked.'));
    settled(request).then((database) => {
      // Another tab with a newer shop, or the browser itself, wants it back.
      database.onversionchange = () => database.close();
      database.onclose = () => (opened = null);
      resolve(database);
    }, reject);
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** A draft is a kindness: where it cannot be kept nothing else suffers. */
async function attempt<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> {
  try {
    const database = await open();
    return await settled(work(database.transaction(storeName, mode).objectStore(storeName)));
  } catch (error) {
    console.error('Drafts cannot be kept:', error instanceof Error ? error.name : 'unknown');
    return undefined;
  }
}

/** The draft kept under this name, or null. Never rejects, as none of these. */
export async function readDraft(name: string): Promise<KeptDraft | null> {
  const kept: unknown = await attempt('readonly', (store) => store.get(name));
  if (typeof kept !== 'object' || kept === null || !('savedAt' in kept && 'fields' in kept)) return null;
  return typeof kept.savedAt === 'number' ? { savedAt: kept.savedAt, fields: kept.fields } : null;
}

/** Keeps a draft over a crash or an accidental close. Files are kept with it. */
export async function keepDraft(name: string, fields: unknown): Promise<void> {
  await attempt('readwrite', (store) => store.put({ savedAt: Date.now(), fields } satisfies KeptDraft, name));
}

export async function dropDraft(name: string): Promise<void> {
  await attempt('readwrite', (store) => store.delete(name));
}

/** Drafts belong to the person who is signed in: they go when a session ends, and when one begins. */
export async function dropDrafts(): Promise<void> {
  await attempt('readwrite', (store) => store.clear());
}
