import type { Page } from '@playwright/test';
import { messages } from '../../../src/i18n/messages.ts';
import type { Outcome } from './cells.ts';
import type { Form, Operation } from './operations.ts';
import type { RecordedPage } from '../recorded-page.ts';

/** The observed outcome. `wrong`: missing texts, unexpected texts, and leaked values such as `undefined`. */
interface Observed extends Pick<Outcome, 'cart' | 'form' | 'session' | 'requests' | 'renewals'> {
  readonly toasts: readonly string[];
  readonly wrong: readonly string[];
  readonly problems: readonly string[];
}

interface Call {
  method: string;
  path: string;
}

export const renewal: Call = { method: 'POST', path: '/api/user/refresh_token/' };

const countOf = (calls: readonly Call[], { method, path }: Call) =>
  calls.filter((other) => other.method === method && other.path === path).length;
/** The number of calls that reached the server. */
export const countCalls = ({ server }: RecordedPage, call: Call) => countOf(server.requests, call);

const textOf = (toast: Outcome['toasts'][number]) => (typeof toast === 'string' ? messages[toast].text : toast.text);

export function expected({ toasts, cart, form, session, requests, renewals }: Outcome): Observed {
  return { toasts: toasts.map(textOf), cart, form, session, requests, renewals, wrong: [], problems: [] };
}

/** Reads the page in one evaluation; with `isIdle`, when the browser is idle. */
const readPage = (page: Page, form: Form | null, isIdle: boolean) =>
  page.evaluate(
    async ([wanted, waits]) => {
      // No idle callback: they wait for the clock, which may be paused.
      if (waits) await scheduler.postTask(() => undefined, { priority: 'background' });
      const read = (key: string) => {
        try {
          return localStorage.getItem(key);
        } catch {
          return null;
        }
      };
      const readForm = () => {
        if (wanted === null) return 'none';
        const main = document.querySelector('main');
        if (main?.querySelector('h1')?.textContent !== wanted.heading) return 'left';
        const labels = [...main.querySelectorAll('label')];
        for (const [name, text] of Object.entries(wanted.fields)) {
          const field = labels.find(({ innerText }) => innerText.trim() === name)?.control;
          if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return `without the field ${name}`;
          if (field.value !== text) return 'emptied';
        }
        const files = document.querySelector<HTMLInputElement>('input[type="file"]')?.files;
        return !wanted.hasFile || files?.length === 1 ? 'unchanged' : 'emptied';
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
        form: readForm(),
      };
    },
    [form, isIdle] as const,
  );

type Reading = Awaited<ReturnType<typeof readPage>>;

function sessionIn({ hasAccount, access, isEmpty, storedCart, isAtLogin }: Reading, issued: string | null): Outcome['session'] {
  if (hasAccount && access === null) return 'in memory';
  if (access !== null) return !hasAccount ? 'none' : issued === null ? 'opened' : access === issued ? 'unchanged' : 'renewed';
  return issued !== null && isEmpty && storedCart === null && isAtLogin ? 'ended' : 'none';
}

function faultsIn({ text, count, hasHeading, isBusy }: Reading, outcome: Outcome, logged: readonly string[]): string[] {
  const hasFailed = outcome.toasts.some((toast) => typeof toast !== 'string' || messages[toast].tone === 'error');
  const lines = outcome.logs === null ? [] : logged.filter((line) => line.startsWith(outcome.logs ?? ''));
  return [
    ...outcome.sees.filter((given) => !text.includes(given)).map((given) => `missing: ${given}`),
    ...outcome.lacks.filter((given) => text.includes(given)).map((given) => `unexpected: ${given}`),
    // Faults I1 and I6.
    ...['[object Object]', 'undefined', 'NaN', '<h1>', '<!doctype'].filter((given) => text.includes(given)).map((given) => `I1: ${given}`),
    ...(count === null || count === '2 dishes' ? [] : [`the cart holds ${count}`]),
    ...(hasHeading ? [] : ['I1: a blank screen']),
    ...(hasFailed && isBusy ? ['I6: a button is still busy'] : []),
    ...(outcome.logs !== null && lines.length !== 1 ? [`logged ${String(lines.length)} times: ${outcome.logs}`] : []),
  ];
}

/** `issued`: the access token before the fault. */
export async function observe(
  { page, sent, toasts, problems, logged }: RecordedPage,
  { call, form }: Operation,
  { issued, outcome, isIdle = false }: { issued: string | null; outcome: Outcome; isIdle?: boolean },
) {
  const reading = await readPage(page, form ?? null, isIdle);
  return {
    toasts: [...toasts],
    cart: reading.count === null ? 'emptied' : 'unchanged',
    form: reading.form,
    session: sessionIn(reading, issued),
    requests: countOf(sent, call),
    renewals: call.path === renewal.path ? 0 : countOf(sent, renewal),
    wrong: faultsIn(reading, outcome, logged),
    problems: [...problems],
  };
}
