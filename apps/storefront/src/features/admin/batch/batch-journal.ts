import type { BatchEntry, EntryStatus } from '@my-food/machines';
import * as v from 'valibot';
import { journalKey } from '../../../forms/draft-database.ts';
import { readDraft, storeDraft } from '../../../forms/draft-store.ts';
import { createRandomId } from '../../../platform/create-random-id.ts';
import type { FallbackStorage } from '../../../platform/fallback-storage.ts';
import { parseJson } from '../../../platform/parse-json.ts';
import { reasonSchema, toReason, type Reason } from './batch-reason.ts';
import type { FoodChange } from './plans/food-change.ts';

const draftName = (id: string) => `batch ${id}`;

const fields = { name: v.string(), description: v.string() };
const changes = v.array(
  v.object({
    id: v.number(),
    before: v.object({ ...fields, price: v.nullable(v.number()), categoryId: v.nullable(v.number()) }),
    after: v.nullable(v.object({ ...fields, price: v.number(), categoryId: v.number() })),
  }),
);

const statuses: readonly EntryStatus[] = ['queued', 'sending', 'done', 'failed', 'unknown'];
const letterOf = (status: EntryStatus) => status.charAt(0);
const statusOf = (letter: string) => statuses.find((status) => letterOf(status) === letter) ?? 'unknown';

/**
 * `statuses`: one letter per change. `reasons`: why changes failed, each reason once with the positions of its changes; what an earlier version wrote may
 * be unreadable.
 */
const progressSchema = v.object({
  id: v.string(),
  statuses: v.string(),
  reasons: v.fallback(v.array(v.object({ reason: v.fallback(reasonSchema, toReason(null)), positions: v.array(v.number()) })), []),
});

function groupByReason(entries: readonly BatchEntry<FoodChange>[]) {
  const groups = new Map<string, { reason: Reason; positions: number[] }>();
  for (const [position, { error }] of entries.entries()) {
    if (error === undefined) continue;
    const key = JSON.stringify(error);
    const group = groups.get(key);
    if (group) group.positions.push(position);
    else groups.set(key, { reason: toReason(error), positions: [position] });
  }
  return [...groups.values()];
}

/** Remembers a batch beyond a reload of this tab. */
export interface BatchJournal {
  write(entries: readonly BatchEntry<FoodChange>[]): void;
  /** Resolves when the changes are stored: a reload before that would lose them. Never rejects. */
  stored(): Promise<void>;
  read(): Promise<readonly BatchEntry<FoodChange>[] | null>;
}

/**
 * The changes are stored once as a draft. It ends with the session, not with the batch: a duplicated tab begins with a copy of the session storage, and
 * shares the draft. How far they came is in session storage: it is written synchronously before each request, and belongs to this tab alone.
 */
export function createBatchJournal(storage: FallbackStorage): BatchJournal {
  let stored: { id: string; first: FoodChange; count: number } | null = null;
  let storing = Promise.resolve();

  const idOf = (entries: readonly BatchEntry<FoodChange>[], first: FoodChange): string => {
    if (stored?.first === first && stored.count === entries.length) return stored.id;
    stored = { id: createRandomId(), first, count: entries.length };
    storing = storeDraft(draftName(stored.id), { changes: entries.map(({ item }) => item) });
    return stored.id;
  };

  return {
    write(entries) {
      const first = entries[0]?.item;
      if (!first) {
        stored = null;
        storage.remove(journalKey);
        return;
      }
      const id = idOf(entries, first);
      const letters = entries.map(({ status }) => letterOf(status)).join('');
      const progress: v.InferOutput<typeof progressSchema> = { id, statuses: letters, reasons: groupByReason(entries) };
      storage.write(journalKey, JSON.stringify(progress));
    },

    stored: () => storing,

    async read() {
      const progress = v.safeParse(progressSchema, parseJson(storage.read(journalKey)));
      if (!progress.success) return null;
      const { id, statuses: letters, reasons } = progress.output;
      const draft = await readDraft(draftName(id));
      // It may be readable after another reload.
      if (draft === undefined) return null;
      const parsed = v.safeParse(v.object({ changes }), draft?.fields);
      const [first] = parsed.success ? parsed.output.changes : [];
      if (!parsed.success || !first || parsed.output.changes.length !== letters.length) {
        // The draft has ended with its session.
        storage.remove(journalKey);
        return null;
      }
      stored = { id, first, count: letters.length };
      const reasonAt = new Map(reasons.flatMap(({ reason, positions }) => positions.map((position) => [position, reason] as const)));
      return parsed.output.changes.map((item, index) => ({
        item,
        status: statusOf(letters.charAt(index)),
        error: reasonAt.get(index),
        lane: null,
        wasThrottled: false,
        wasUnanswered: false,
      }));
    },
  };
}
