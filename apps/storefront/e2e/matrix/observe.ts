import { messages } from '../../src/copy/messages.ts';
import type { Outcome } from './cells.ts';
import type { Play } from './plays.ts';
import type { Stage } from './stage.ts';

/** What an outcome looks like from outside. `wrong`: texts that are missing, that must not be there, or that no person should read. */
interface Observed extends Pick<Outcome, 'cart' | 'form' | 'session' | 'requests' | 'renewals'> {
  readonly toasts: readonly string[];
  readonly wrong: readonly string[];
  readonly problems: readonly string[];
}

const renewal = { method: 'POST', path: '/api/user/refresh_token/' };

interface Call {
  method: string;
  path: string;
}

const countOf = (calls: readonly Call[], { method, path }: Call) =>
  calls.filter((other) => other.method === method && other.path === path).length;
/** How many have reached the server. */
export const countCalls = ({ server }: Stage, call: Call) => countOf(server.requests, call);

const textOf = (toast: Outcome['toasts'][number]) => (typeof toast === 'string' ? messages[toast].text : toast.words);

export function expected({ toasts, cart, form, session, requests, renewals }: Outcome): Observed {
  return { toasts: toasts.map(textOf), cart, form, session, requests, renewals, wrong: [], problems: [] };
}

export async function observe(stage: Stage, play: Play, issued: string | null, outcome: Outcome): Promise<Observed> {
  const { page, toasts, problems, logged } = stage;
  const seen = await page.evaluate(() => {
    const read = (key: string) => {
      try {
        return localStorage.getItem(key);
      } catch {
        return null;
      }
    };
    const bar = document.querySelector('header');
    return {
      access: read('accessToken'),
      storedCart: read('cart'),
      isEmpty: read('accessToken') === null && read('refreshToken') === null && read('role') === null && read('img') === null,
      hasAccount: bar?.querySelector('button[aria-label="Your account"]') !== null,
      count: bar?.querySelector('a[href$="#/food/add-to-card/"]')?.getAttribute('aria-description') ?? null,
      isAtLogin: location.hash.startsWith('#/login'),
      text: document.body.textContent ?? '',
      hasHeading: document.querySelector('h1') !== null,
      isBusy: document.querySelector('button[aria-busy="true"]') !== null,
    };
  });
  const sessionOf = (): Outcome['session'] => {
    if (seen.hasAccount && seen.access === null) return 'in memory';
    if (seen.access !== null) return !seen.hasAccount ? 'none' : issued === null ? 'opened' : seen.access === issued ? 'kept' : 'renewed';
    return issued !== null && seen.isEmpty && seen.storedCart === null && seen.isAtLogin ? 'ended' : 'none';
  };
  const hasFailed = outcome.toasts.some((toast) => typeof toast !== 'string' || messages[toast].tone === 'error');
  const lines = outcome.logs === null ? [] : logged.filter((line) => line.startsWith(outcome.logs ?? ''));
  const wrong = [
    ...outcome.sees.filter((text) => !seen.text.includes(text)).map((text) => `missing: ${text}`),
    ...outcome.lacks.filter((text) => seen.text.includes(text)).map((text) => `there: ${text}`),
    // FAULTS I1 and I6.
    ...['[object Object]', 'undefined', 'NaN', '<h1>', '<!doctype'].filter((text) => seen.text.includes(text)).map((text) => `I1: ${text}`),
    ...(seen.count === null || seen.count === '2 dishes' ? [] : [`the cart holds ${seen.count}`]),
    ...(seen.hasHeading ? [] : ['I1: a blank screen']),
    ...(hasFailed && seen.isBusy ? ['I6: a button is still busy'] : []),
    ...(outcome.logs !== null && lines.length !== 1 ? [`logged ${String(lines.length)} times: ${outcome.logs}`] : []),
  ];
  return {
    toasts: [...toasts],
    cart: seen.count === null ? 'emptied' : 'kept',
    form: (await play.form?.(page)) ?? 'none',
    session: sessionOf(),
    requests: countOf(stage.sent, play.call),
    renewals: play.call.path === renewal.path ? 0 : countOf(stage.sent, renewal),
    wrong,
    problems: [...problems],
  };
}
