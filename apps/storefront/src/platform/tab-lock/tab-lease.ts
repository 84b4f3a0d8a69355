import { update } from 'idb-keyval';
import { createIndexedStore, withTimeLimit } from '../indexed-store.ts';
import { createRandomId } from '../create-random-id.ts';

/** The lease of a crashed tab expires after this time. A running tab renews its lease, also in the background. Milliseconds. */
const leaseMs = 10_000;
const renewalMs = 2_000;
const pollMs = 100;

/** Updates a record that all tabs share, atomically. */
export type UpdateRecord = (name: string, change: (current: unknown) => unknown) => Promise<void>;

const store = withTimeLimit(createIndexedStore('my-food-locks'));
export const updateStoredRecord: UpdateRecord = (name, change) => update<unknown>(name, change, store);

function isHeld(current: unknown, now: number): boolean {
  if (typeof current !== 'object' || current === null || !('until' in current) || typeof current.until !== 'number') return false;
  // A longer lease than `leaseMs` was written before the clock was set back.
  return current.until > now && current.until <= now + leaseMs;
}

/**
 * A lock between tabs for browsers without Web Locks (an insecure page): a record in IndexedDB that expires. Resolves to the release function, or to
 * null if another tab holds it for longer than `timeoutMs`. Rejects if nothing can be stored.
 */
export async function acquireLease(name: string, timeoutMs: number, updateRecord: UpdateRecord): Promise<(() => Promise<void>) | null> {
  const owner = createRandomId();
  const lease = () => ({ owner, until: Date.now() + leaseMs });
  const attempt = async () => {
    let isAcquired = false;
    await updateRecord(name, (current) => {
      isAcquired = !isHeld(current, Date.now());
      return isAcquired ? lease() : current;
    });
    return isAcquired;
  };
  for (let waitedMs = 0; !(await attempt()); waitedMs += pollMs) {
    if (waitedMs >= timeoutMs) return null;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  const extend = () => updateRecord(name, (current) => (isOwnedBy(current, owner) ? lease() : current));
  const renewal = setInterval(() => void extend().catch(() => undefined), renewalMs);
  return () => {
    clearInterval(renewal);
    return updateRecord(name, (current) => (isOwnedBy(current, owner) ? null : current));
  };
}

function isOwnedBy(current: unknown, owner: string): boolean {
  return typeof current === 'object' && current !== null && 'owner' in current && current.owner === owner;
}
