import { isObject } from '../contract/is-object.ts';
import { copyDatabase, type Database, type DatabaseCopy, restoreDatabase } from './db.ts';
import { type ScenarioName, scenarios } from './scenarios.ts';

/** Incremented when the tables or the seeds change shape, to discard older snapshots. */
const version = 1;

/** Stores the tables between visits. A write is atomic. */
export interface KeyValueStore {
  read(key: string): Promise<unknown>;
  write(entries: ReadonlyMap<string, unknown>): Promise<void>;
}

interface Snapshot extends DatabaseCopy {
  version: typeof version;
  scenario: ScenarioName;
}

const isSnapshot = (value: unknown): value is Snapshot => isObject(value) && value['version'] === version && 'rows' in value;

/**
 * Synchronises the tables with the store. Every save increments the revision; `refresh` reloads the tables when another tab has. Callers hold a lock
 * from `refresh` to `save`, or two tabs would overwrite each other.
 */
export function createPersistence(db: Database, store: KeyValueStore, defaultScenario: ScenarioName) {
  let scenario: ScenarioName = defaultScenario;
  let revision: unknown = null;

  const save = async (): Promise<void> => {
    const stored = await store.read('revision');
    const next = typeof stored === 'number' ? stored + 1 : 1;
    const snapshot: Snapshot = { version, scenario, ...copyDatabase(db) };
    // If the write fails, the tables are not those of any revision: the next refresh restores the stored ones.
    revision = null;
    await store.write(
      new Map<string, unknown>([
        ['revision', next],
        ['snapshot', snapshot],
      ]),
    );
    revision = next;
  };
  const reset = async (next: ScenarioName): Promise<void> => {
    scenario = next;
    scenarios[next](db);
    await save();
  };
  const refresh = async (): Promise<void> => {
    const stored = await store.read('revision');
    if (stored === revision || stored === undefined) return;
    const snapshot = await store.read('snapshot');
    if (!isSnapshot(snapshot)) return;
    restoreDatabase(db, snapshot);
    scenario = snapshot.scenario;
    revision = stored;
  };
  return {
    refresh,
    save,
    reset,
    /** Handles a call with the stored tables, and stores what a write has changed. */
    async transact(request: Request, work: () => Promise<Response>): Promise<Response> {
      await refresh();
      const response = await work();
      if (request.method !== 'GET') await save();
      return response;
    },
    /** The scenario that the tables were seeded with. */
    scenario: () => scenario,
    /** Restores the stored rows. Seeds on the first visit, for a new version, or for a scenario other than the stored one. */
    async restoreOrSeed(wanted: ScenarioName | null): Promise<void> {
      await refresh();
      if (revision !== null && (wanted === null || wanted === scenario)) return;
      await reset(wanted ?? defaultScenario);
    },
  };
}
