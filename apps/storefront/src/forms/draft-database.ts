import type { SessionActor } from '@my-food/machines';
import { clear } from 'idb-keyval';
import { createIndexedStore, withTimeLimit } from '../platform/indexed-store.ts';
import { sessionFallbackStorage } from '../platform/session-fallback-storage.ts';
import { report } from '../platform/reporting/report.ts';

/** The entry of session storage with the progress of a batch, whose changes are a draft. */
export const journalKey = 'batch';

export const draftStore = withTimeLimit(createIndexedStore('my-food-drafts', 'drafts'));

/** Drafts are optional: a failed operation is logged and ignored. */
export async function attempt<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    report(error, 'Drafts cannot be stored:', [error instanceof Error ? error.name : 'unknown']);
    return undefined;
  }
}

/** Never rejects. */
export async function deleteDrafts(): Promise<void> {
  await attempt(clear(draftStore));
}

/**
 * Deletes the drafts when a session starts, or ends in this tab: they belong to the signed-in user. The progress of a batch belongs to this tab, so
 * every end of a session deletes it.
 */
export function deleteDraftsOnSessionChange(sessionActor: SessionActor): void {
  const deleteAll = () => void deleteDrafts();
  sessionActor.on('session.opened', deleteAll);
  sessionActor.on('session.ended', ({ cause }) => {
    sessionFallbackStorage.remove(journalKey);
    if (cause !== 'otherTab') deleteAll();
  });
}
