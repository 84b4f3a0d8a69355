import type { SessionActor } from '@my-food/machines';
import { clear, del, get, set } from 'idb-keyval';
import { createIndexedStore } from './indexed-store.ts';

/** What was being typed, as it is kept on this device. `savedAt`: milliseconds of the epoch. */
export interface KeptDraft {
  savedAt: number;
  /** As it was given, files included unless the browser refuses them; read it with a parser. */
  fields: unknown;
}

const draftStore = createIndexedStore('my-food-drafts', 'drafts');

/** A draft is a kindness: where it cannot be kept nothing else suffers. */
async function attempt<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    console.error('Drafts cannot be kept:', error instanceof Error ? error.name : 'unknown');
    return undefined;
  }
}

/** The draft kept under this name, or null. Never rejects, as none of these. */
export async function readDraft(name: string): Promise<KeptDraft | null> {
  const kept: unknown = await attempt(get(name, draftStore));
  if (typeof kept !== 'object' || kept === null || !('savedAt' in kept && 'fields' in kept)) return null;
  return typeof kept.savedAt === 'number' ? { savedAt: kept.savedAt, fields: kept.fields } : null;
}

/** Keeps a draft over a crash or an accidental close: files with it, or without them where they cannot be stored. */
export async function keepDraft(name: string, fields: object): Promise<void> {
  const keep = (kept: object) => set(name, { savedAt: Date.now(), fields: kept } satisfies KeptDraft, draftStore);
  const isStored = keep(fields).catch((error: unknown) => {
    const files = Object.entries(fields).filter(([, value]) => value instanceof Blob);
    if (files.length === 0) throw error;
    // Private windows of WebKit store no Blob; a full disk may have no room for one.
    return keep({ ...fields, ...Object.fromEntries(files.map(([field]) => [field, null])) });
  });
  await attempt(isStored);
}

export async function dropDraft(name: string): Promise<void> {
  await attempt(del(name, draftStore));
}

export async function dropDrafts(): Promise<void> {
  await attempt(clear(draftStore));
}

/** Drafts belong to the user who is signed in: they are deleted when a session ends in this tab, and when one begins. */
export function dropDraftsWithSession(sessionActor: SessionActor): void {
  const drop = () => void dropDrafts();
  sessionActor.on('session.opened', drop);
  sessionActor.on('session.lost', drop);
  sessionActor.on('session.ended', ({ cause }) => {
    if (cause === 'signedOut') drop();
  });
}
