import { specifiedTaxPercent } from './data/money.ts';
import { accounts } from './data/accounts.ts';
import { createAuthenticate } from './backend/authenticate.ts';
import type { HttpHandler } from 'msw';
import { createDatabase } from './data/db.ts';
import { type ResponseVariant, applyResponseVariant } from './faults/response-variant.ts';
import { createFaults } from './faults/faults.ts';
import { createHandlers, type Observe } from './backend/handlers.ts';
import { parseFault } from './faults/mock-directives.ts';
import { createSerializers, type PictureUrls } from './backend/serializers.ts';
import { type ScenarioName, scenarios } from './data/scenarios.ts';
import { createTokens } from './backend/tokens.ts';

export { accounts } from './data/accounts.ts';
export type { Fault } from './faults/faults.ts';
export type { ScenarioName } from './data/scenarios.ts';

export interface MockBackendOptions {
  /** Default 'shop'. */
  scenario?: ScenarioName;
  /** Milliseconds since the epoch; default Date.now. */
  now?: () => number;
  /** Default five minutes. */
  accessLifetimeMs?: number;
  /** Refresh tokens are single-use; default false. */
  rotateRefresh?: boolean;
  /** Relative ones resolve against the URL of the request; default: below '/media'. */
  pictureUrls?: PictureUrls;
  /** Wraps all table access of one call; the browser loads and saves its store here. */
  transaction?: (request: Request, work: () => Promise<Response>) => Promise<Response>;
  /** Variations that the contract allows. */
  responseVariant?: ResponseVariant;
  /** Default: the specification's rate. */
  taxPercent?: number;
  observe?: Observe;
  /** Handlers that take precedence over the default ones. */
  overrides?: HttpHandler[];
}

const defaultAccessLifetimeMs = 5 * 60 * 1000;

const mediaUrls: PictureUrls = {
  sample: (name) => `/media/${name}.webp`,
  upload: (id) => `/media/uploads/${String(id)}`,
};

/** A backend in memory: msw handlers, their tables, and controls for tests. */
export function createMockBackend(options: MockBackendOptions = {}) {
  const {
    scenario = 'shop',
    now = Date.now,
    accessLifetimeMs = defaultAccessLifetimeMs,
    rotateRefresh = false,
    taxPercent = specifiedTaxPercent,
  } = options;
  const db = createDatabase();
  const tokens = createTokens(db, { now, accessLifetimeMs, rotateRefresh });
  const authenticate = createAuthenticate(db, tokens);
  const serializers = createSerializers(options.pictureUrls ?? mediaUrls);
  const faults = createFaults();
  const transaction = options.transaction ?? ((_request: Request, work: () => Promise<Response>) => work());
  const { responseVariant = {}, overrides = [], observe } = options;
  const { handlers, respond } = createHandlers(
    { db, tokens, authenticate, serializers, now, taxPercent },
    {
      faults,
      transaction,
      overrides,
      observe,
      postProcess: (request, response) => applyResponseVariant(responseVariant, request, response),
    },
  );
  const programFaults = (texts: readonly string[]) => {
    const removals = texts.flatMap((text) => {
      const fault = parseFault(text);
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
    respond,
    db,
    accounts,
    /** Adds a fault; calling the result removes it. */
    program: faults.program,
    /** Adds faults from `?mock=` directives such as `placeOrder:500@2`; ignores invalid ones. */
    programFaults,
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
