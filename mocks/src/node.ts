import { accounts } from './accounts.ts';
import { createCallerOf } from './caller.ts';
import type { HttpHandler } from 'msw';
import { createDatabase } from './db.ts';
import { type Dialect, speak } from './dialect.ts';
import { createFaults } from './faults.ts';
import { createHandlers, type Observe } from './handlers.ts';
import { faultsOf, readFault } from './mock-link.ts';
import { createPresenter, type PictureAddresses } from './present.ts';
import { type ScenarioName, scenarios } from './scenarios.ts';
import { createTokens } from './tokens.ts';
import type { WeatherName } from './weather.ts';

export { accounts } from './accounts.ts';
export type { Fault, FaultReply, ProgrammedFault } from './faults.ts';
export type { Dialect } from './dialect.ts';
export type { Observe } from './handlers.ts';
export type { ScenarioName } from './scenarios.ts';
export type { WeatherName } from './weather.ts';

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
  /** How this server says what the contract leaves open. */
  dialect?: Dialect;
  observe?: Observe;
  /** Asked before the shop's own handlers, for a server that differs from ours. */
  overrides?: HttpHandler[];
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
  const { dialect = {}, overrides = [], observe } = options;
  const { handlers, answer } = createHandlers(
    { db, tokens, callerOf, present, now },
    { faults, transaction, overrides, observe, speak: (request, response) => speak(dialect, request, response) },
  );
  const programFaults = (texts: readonly string[]) => {
    const removals = texts.flatMap((text) => {
      const fault = readFault(text);
      return fault ? [faults.program(fault)] : [];
    });
    return () => {
      for (const remove of removals) remove();
    };
  };
  scenarios[scenario](db);
  return {
    handlers,
    /** A call below `/api/` answered without msw in between. */
    answer,
    db,
    accounts,
    /** Spoils matching calls; calling the answer takes the rule away. */
    program: faults.program,
    /** The same in the words of a `?mock=` link, `placeOrder:500@2`; words that mean nothing are passed over. */
    programFaults,
    /** A named weather; calling the answer ends it. */
    setWeather: (name: WeatherName) => programFaults(faultsOf(name)),
    clearFaults: faults.clear,
    /** Everything anew: rows, uploads, sessions. */
    reset: (next: ScenarioName = scenario) => scenarios[next](db),
    /** From now on every access token issued so far is answered 401. */
    expireAccessTokens: tokens.expireAccess,
    /** From now on nobody is signed in, and no refresh token is good. */
    revokeTokens: tokens.revokeAll,
  };
}

export type MockBackend = ReturnType<typeof createMockBackend>;
