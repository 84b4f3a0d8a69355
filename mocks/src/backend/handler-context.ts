import type { Authenticate } from './authenticate.ts';
import type { Database } from '../data/db.ts';
import type { Serializers } from './serializers.ts';
import type { Tokens } from './tokens.ts';

/** The dependencies of every handler. */
export interface HandlerContext {
  db: Database;
  tokens: Tokens;
  authenticate: Authenticate;
  serializers: Serializers;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Of the subtotal of an order. */
  taxPercent: number;
}
