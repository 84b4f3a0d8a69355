import type { messages } from '../../../src/i18n/messages.ts';
import type { FaultName } from './faults.ts';

type MessageName = keyof typeof messages;

/** The expected outcome of a cell. */
export interface Outcome {
  /** Exactly the toasts that appear, oldest first: by name in the message catalogue, or the server's text. */
  readonly toasts: readonly (MessageName | { readonly text: string })[];
  /** The line that was in the cart before. */
  readonly cart: 'unchanged' | 'emptied';
  /** The typed values: kept, cleared, or left with their screen; `none` without a form. */
  readonly form: 'unchanged' | 'emptied' | 'left' | 'none';
  /** The stored session. `in memory`: signed in although nothing is stored. */
  readonly session: 'none' | 'unchanged' | 'renewed' | 'ended' | 'opened' | 'in memory';
  /** The number of the operation's calls that reached the server. */
  readonly requests: number;
  readonly renewals: number;
  /** Texts that the screen contains. */
  readonly sees: readonly string[];
  /** Texts that the screen must not contain. */
  readonly lacks: readonly string[];
  /** The beginning of a console line that is logged exactly once. */
  readonly logs: string | null;
}

/** A cell that cannot occur, with the reason. */
interface NotApplicable {
  readonly notApplicable: string;
}

/** A cell that another test proves: its file relative to apps/storefront, and a part of its title. */
interface ProvenIn {
  readonly provenIn: string;
  readonly title: string;
}

export type Cell = Outcome | NotApplicable | ProvenIn;
export type Row = Readonly<Record<FaultName, Cell>>;

export const isOutcome = (cell: Cell): cell is Outcome => 'toasts' in cell;
export const isProvenByTest = (cell: Cell): cell is ProvenIn => 'provenIn' in cell;

export const notApplicable = (reason: string): NotApplicable => ({ notApplicable: reason });
export const noReplay = notApplicable('a public call has no bearer to renew');
export const repeatedRead = notApplicable('a repeated read has no effect');
export const provenIn = (file: string, title: string): ProvenIn => ({ provenIn: file, title });

/** The same cell for all five redirects. */
export const redirected = <Every extends Cell>(cell: Every) => ({
  'redirect 301': cell,
  'redirect 302': cell,
  'redirect 303': cell,
  'redirect 307': cell,
  'redirect 308': cell,
});

const redirectTest = '../../libs/api/src/client/redirect.test.ts';
export const readRedirected = redirected(provenIn(redirectTest, 'a read follows its redirect'));

/** A write in the browser under one redirect: `fetch` treats all of them alike, and sends a body again after a 307. */
export const writeRedirected = (outcome: Outcome) => ({
  ...redirected(provenIn(redirectTest, 'a $status is a failure and is not followed')),
  'redirect 307': outcome,
});

/** Writes do not read their body. */
export const bodyIgnored = { 'a body past the limit': notApplicable('only reads have a body limit') } as const;

/** Creates the cells of a row from its default outcome and the differences of each cell. */
export function withDefaults(defaults: Omit<Outcome, 'renewals' | 'sees' | 'lacks' | 'logs'> & Partial<Outcome>) {
  return (cell: Partial<Outcome> = {}): Outcome => ({ renewals: 0, sees: [], lacks: [], logs: null, ...defaults, ...cell });
}
