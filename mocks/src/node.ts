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
  /** Refresh tokens are single-use; default false. */
  rotateRefresh?: boolean;
  /** Prefix of picture URLs; default 'http://localhost/media'. */
  mediaBase?: string;
  /** Replaces mediaBase. */
  pictureAddresses?: PictureAddresses;
  /** Wraps all table access of one call; the browser loads and saves its store here. */
  transaction?: (request: Request, work: () => Promise<Response>) => Promise<Response>;
  /** Variations that the contract allows. */
  dialect?: Dialect;
  observe?: Observe;
  /** Handlers that take precedence over the default ones. */
  overrides?: HttpHandler[];
}

const defaultAccessLifetimeMs = 5 * 60 * 1000;

const addressesUnder = (base: string): PictureAddresses => ({
  sample: (name) => `${base}/${name}.webp`,
  upload: (id) => `${base}/uploads/${String(id)}`,
});

/** A backend in memory: msw handlers, their tables, and controls for tests. */
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
    /** Handles a request below `/api/` without msw. */
    answer,
    db,
    accounts,
    /** Adds a fault; calling the result removes it. */
    program: faults.program,
    /** Adds faults from `?mock=` directives such as `placeOrder:500@2`; ignores invalid ones. */
    programFaults,
    /** Adds the faults of a preset; calling the result removes them. */
    setWeather: (name: WeatherName) => programFaults(faultsOf(name)),
    clearFaults: faults.clear,
    /** Seeds again: rows, uploads, sessions. */
    reset: (next: ScenarioName = scenario) => scenarios[next](db),
    /** Revokes every access token. */
    expireAccessTokens: tokens.expireAccess,
    /** Revokes every access and refresh token. */
    revokeTokens: tokens.revokeAll,
  };
}

export type MockBackend = ReturnType<typeof createMockBackend>;
