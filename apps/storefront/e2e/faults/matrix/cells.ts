import type { messages } from '../../../src/i18n/messages.ts';
import type { FaultName } from './faults.ts';

type MessageName = keyof typeof messages;

/** What a cell of the matrix promises. */
export interface Outcome {
  /** Toasts by their name in the catalogue, or the server's own text; in the order they were shown, and no others. */
  readonly toasts: readonly (MessageName | { readonly text: string })[];
  /** The one line that lay in the cart before. */
  readonly cart: 'unchanged' | 'emptied';
  /** What was typed: still there, taken away, or left together with its screen; `none` where nothing is typed. */
  readonly form: 'unchanged' | 'emptied' | 'left' | 'none';
  /** The stored session. `in memory`: nothing is stored and yet the bar shows the account. */
  readonly session: 'none' | 'unchanged' | 'renewed' | 'ended' | 'opened' | 'in memory';
  /** How often the operation's own call has reached the server. */
  readonly requests: number;
  readonly renewals: number;
  /** Texts that can be read on the screen. */
  readonly sees: readonly string[];
  /** Texts that must not be there. */
  readonly lacks: readonly string[];
  /** How a line of the console begins, written exactly once. */
  readonly logs: string | null;
}

/** A cell in which nothing can happen, and why. */
interface NotApplicable {
  readonly notApplicable: string;
}

/** A cell that another test holds: its file below the storefront's folder, and a part of its title. */
interface ProvenIn {
  readonly provenIn: string;
  readonly title: string;
}

export type Cell = Outcome | NotApplicable | ProvenIn;
export type Row = Readonly<Record<FaultName, Cell>>;

export const isOutcome = (cell: Cell): cell is Outcome => 'toasts' in cell;
export const isProvenByTest = (cell: Cell): cell is ProvenIn => 'provenIn' in cell;

export const notApplicable = (reason: string): NotApplicable => ({ notApplicable: reason });
export const provenIn = (file: string, title: string): ProvenIn => ({ provenIn: file, title });

/** The five redirects of a row: none is followed. */
export const redirected = <Every extends Cell>(cell: Every) => ({
  'redirect 301': cell,
  'redirect 302': cell,
  'redirect 303': cell,
  'redirect 307': cell,
  'redirect 308': cell,
});

/** A read follows its redirect. */
export const readRedirected = redirected(provenIn('../../libs/api/src/client/redirect.test.ts', 'a read follows its redirect'));

/** A write is judged by its status. */
export const noBodyRead = { 'a body past the limit': notApplicable('only reads are cut off at the limit') } as const;

/** The cells of a row differ from what is usual in it. */
export function usually(usual: Omit<Outcome, 'renewals' | 'sees' | 'lacks' | 'logs'> & Partial<Outcome>) {
  return (cell: Partial<Outcome> = {}): Outcome => ({ renewals: 0, sees: [], lacks: [], logs: null, ...usual, ...cell });
}
