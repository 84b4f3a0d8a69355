import { accounts } from './accounts.ts';
import { createCallerOf } from './caller.ts';
import { createDatabase } from './db.ts';
import { createFaults } from './faults.ts';
import { createHandlers } from './handlers.ts';
import { createPresenter, type PictureAddresses } from './present.ts';
import { type ScenarioName, scenarios } from './scenarios.ts';
import { createTokens } from './tokens.ts';

export { accounts } from './accounts.ts';
export type { Fault, FaultReply, ProgrammedFault } from './faults.ts';
export type { ScenarioName } from './scenarios.ts';

export interface MockBackendOptions {
  /** Default 'shop'. */
  scenario?: ScenarioName;
  /** Milliseconds since the epoch; default Date.now. */
  now?: () => number;
  /** Default five minutes. */
  accessLifetimeMs?: number;
  /** Refresh tokens are good for one use; default false. */
  rotateRefresh?: boolean;
  /** Prefix of picture addresses; default 'http://localhost/media'. */
  mediaBase?: string;
  /** Instead of mediaBase, where pictures lie elsewhere. */
  pictureAddresses?: PictureAddresses;
  /** Around everything one call does to the tables; the browser reads and writes its store here. */
  transaction?: (request: Request, work: () => Promise<Response>) => Promise<Response>;
}

const defaultAccessLifetimeMs = 5 * 60 * 1000;

const addressesUnder = (base: string): PictureAddresses => ({
  sample: (name) => `${base}/${name}.webp`,
  upload: (id) => `${base}/uploads/${String(id)}`,
});

/** A whole shop in memory: handlers for msw, the tables behind them, and the switches a test needs. */
export function createMockBackend(options: MockBackendOptions = {}) {
  const { scenario = 'shop', now = Date.now, accessLifetimeMs = defaultAccessLifetimeMs, rotateRefresh = false } = options;
  const db = createDatabase();
  const tokens = createTokens(db, { now, accessLifetimeMs, rotateRefresh });
  const callerOf = createCallerOf(db, tokens);
  const present = createPresenter(options.pictureAddresses ?? addressesUnder(options.mediaBase ?? 'http://localhost/media'));
  const faults = createFaults();
  const transaction = options.transaction ?? ((_request: Request, work: () => Promise<Response>) => work());
  const handlers = createHandlers({ db, tokens, callerOf, present, now }, faults, transaction);
  scenarios[scenario](db);
  return {
    handlers,
    db,
    accounts,
    /** Spoils matching calls; calling the answer takes the rule away. */
    program: faults.program,
    clearFaults: faults.clear,
    /** Everything anew: rows, uploads, sessions. */
    reset: (next: ScenarioName = scenario) => scenarios[next](db),
    /** From now on every access token issued so far is answered 401. */
    expireAccessTokens: tokens.expireAccess,
  };
}

export type MockBackend = ReturnType<typeof createMockBackend>;
