import type { CallerOf } from './caller.ts';
import type { Database } from './db.ts';
import type { Presenter } from './present.ts';
import type { Tokens } from './tokens.ts';

/** The dependencies of every handler. */
export interface BackendParts {
  db: Database;
  tokens: Tokens;
  callerOf: CallerOf;
  present: Presenter;
  /** Milliseconds since the epoch. */
  now: () => number;
}
