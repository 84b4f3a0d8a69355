/**
 * `queued`: not sent yet · `sending`: in flight · `done`: performed · `failed`: certainly not performed · `unknown`: sent, and perhaps performed.
 */
export type EntryStatus = 'queued' | 'sending' | 'done' | 'failed' | 'unknown';

/** An item of a batch and its progress. `error`: why it failed, else undefined. `lane`: the lane that sends it, else null. */
export interface BatchEntry<Item> {
  readonly item: Item;
  readonly status: EntryStatus;
  readonly error: unknown;
  readonly lane: number | null;
  /** The server has throttled it before: the second time it fails. */
  readonly wasThrottled: boolean;
  /** Its answer was missing, and a fresh read has found it not performed: it is sent again after all others. */
  readonly wasUnanswered: boolean;
}

/** What a fresh read says about an unsettled item: still to perform, performed already, or no longer possible. */
export type Finding = { id: number; status: 'queued' | 'done' } | { id: number; status: 'failed'; error: unknown };

export interface Identified {
  id: number;
}

/** An item that was not sent yet. */
export const toEntry = <Item>(item: Item): BatchEntry<Item> => ({
  item,
  status: 'queued',
  error: undefined,
  lane: null,
  wasThrottled: false,
  wasUnanswered: false,
});

/** Hands the first queued entry to a lane; without one nothing changes. One that is never answered holds up no other. */
export function takeNext<Item>(entries: readonly BatchEntry<Item>[], lane: number): readonly BatchEntry<Item>[] {
  const queued = entries.filter(({ status }) => status === 'queued');
  const next = queued.find(({ wasUnanswered }) => !wasUnanswered) ?? queued[0];
  return entries.map((entry) => (entry === next ? { ...entry, status: 'sending', lane } : entry));
}

/** The item that a lane sends. Throws if it has none. */
export function itemInLane<Item>(entries: readonly BatchEntry<Item>[], lane: number): Item {
  const entry = entries.find((candidate) => candidate.lane === lane);
  if (entry === undefined) throw new Error('The lane has no item.');
  return entry.item;
}

/** Settles the entry of a lane. */
export function settle<Item>(
  entries: readonly BatchEntry<Item>[],
  lane: number,
  change: Partial<Omit<BatchEntry<Item>, 'item'>>,
): readonly BatchEntry<Item>[] {
  return entries.map((entry) => (entry.lane === lane ? { ...entry, ...change, lane: null } : entry));
}

/** Puts failed entries back into the queue. Unknown ones stay unknown until they are checked. */
export function requeueFailed<Item>(entries: readonly BatchEntry<Item>[]): readonly BatchEntry<Item>[] {
  return entries.map((entry) => (entry.status === 'failed' ? toEntry(entry.item) : entry));
}

/** Applies a fresh read to the unsettled entries. */
export function applyFindings<Item extends Identified>(
  entries: readonly BatchEntry<Item>[],
  findings: readonly Finding[],
): readonly BatchEntry<Item>[] {
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  return entries.map((entry) => {
    const finding = isUnsettled(entry) ? byId.get(entry.item.id) : undefined;
    if (finding === undefined) return entry;
    const wasUnanswered = entry.wasUnanswered || entry.status === 'unknown';
    return { ...entry, status: finding.status, error: finding.status === 'failed' ? finding.error : undefined, wasUnanswered };
  });
}

/** Entries of an earlier page: what was in flight has an unknown outcome. */
export function restoreEntries<Item>(entries: readonly BatchEntry<Item>[]): readonly BatchEntry<Item>[] {
  return entries.map((entry) => (entry.status === 'sending' ? { ...entry, status: 'unknown', lane: null } : entry));
}

/** Whether an entry is still to be sent, or its outcome is unknown. */
export const isUnsettled = ({ status }: Pick<BatchEntry<unknown>, 'status'>): boolean => status === 'queued' || status === 'unknown';

/** The number of entries of each status. */
export function countStatuses(entries: readonly Pick<BatchEntry<unknown>, 'status'>[]): Record<EntryStatus, number> {
  const counts = { queued: 0, sending: 0, done: 0, failed: 0, unknown: 0 };
  for (const { status } of entries) counts[status] += 1;
  return counts;
}
