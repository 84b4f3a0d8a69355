import { setTimeout } from 'node:timers/promises';
import type { ValidateExchange } from '../contract/exchange-check.ts';
import { isOperationId, type OperationId, operations } from '../contract/operations.ts';
import {
  checkLogIn,
  checkLogOut,
  checkProfile,
  checkRegistration,
  checkRenewal,
  type Credentials,
  logInAdmin,
  logInNewAccount,
} from './account-checks.ts';
import { checkCatalogue, checkAuthorization } from './catalogue-checks.ts';
import { type Check, createChecker } from './checker.ts';
import { checkOrders } from './order-checks.ts';

export interface CheckOptions {
  /** Origin with an optional path prefix. */
  url: string;
  customer: Credentials;
  /** Null skips the catalogue. */
  admin: Credentials | null;
  validate: ValidateExchange;
  /** The rate of the order that is placed; default: the specification's. */
  taxPercent?: number;
  /** Prefix of every created name; default: a unique one. */
  mark?: string;
  /** Time limit of one call in milliseconds; default 10 000. */
  timeoutMs?: number;
  /** Waits until a server that limits calls accepts the next one. */
  wait?: (seconds: number) => Promise<unknown>;
}

export interface CheckReport {
  checks: Check[];
  /** Created resources that the check could not remove. */
  createdResources: string[];
}

const adminCalls: readonly OperationId[] = ['createCategory', 'updateCategory', 'removeCategory', 'createFood', 'updateFood', 'removeFood'];

/**
 * Makes the sixteen calls with valid and invalid input to a running server and validates every response against openapi.yaml. Registers a new
 * customer and orders one dish with that account, or with the given one if the new account cannot log in. Removes what it adds to the catalogue.
 */
export async function checkServer(options: CheckOptions): Promise<CheckReport> {
  const { url, customer, admin, validate, timeoutMs = 10_000, wait = (seconds) => setTimeout(seconds * 1000) } = options;
  const runContext = { mark: options.mark ?? `contract-check-${Date.now().toString(36)}` };
  const checker = createChecker({ url: url.replace(/\/+$/, ''), validate, timeoutMs, wait });
  const { send, skip, checks } = checker;
  const report = (): CheckReport => ({ checks, createdResources: [...checker.createdResources] });
  const skipRest = (why: string) => {
    for (const operation of Object.keys(operations).filter(isOperationId)) {
      if (!checks.some((check) => check.operation === operation)) skip(operation, 'everything', why);
    }
  };

  const categories = await send('listCategories', { input: 'nothing', expected: [200] });
  const menu = await send('listFoods', { input: 'nothing', expected: [200] });
  if (!categories && !menu) {
    skipRest('the server does not answer');
    return report();
  }
  const registered = await checkRegistration(checker, runContext);
  const opened = await checkLogIn(checker, customer);
  if (!opened) {
    skipRest('the given account cannot log in');
    return report();
  }
  const writer = registered && (await logInNewAccount(checker, registered));
  const session = await checkRenewal(checker, opened);
  await checkProfile(checker, session, writer);
  await checkOrders(checker, { menu: menu?.body, reader: session, writer, taxPercent: options.taxPercent });
  await checkAuthorization(checker, runContext, (writer ?? session).access);
  const adminSession = admin && (await logInAdmin(checker, admin));
  if (adminSession) await checkCatalogue(checker, runContext, adminSession.access);
  else for (const operation of adminCalls) skip(operation, 'good input', admin ? 'the given admin cannot log in' : 'no admin is given');
  await checkLogOut(checker, session);
  return report();
}
