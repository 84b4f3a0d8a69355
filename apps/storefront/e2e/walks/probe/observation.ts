import type { KnownNames, Press } from './presses.ts';

export interface CartRow {
  id: number;
  quantity: number;
}

/** The state of one tab: what the screen shows and what the browser reports. */
export interface Observation {
  /** The hash without `#`, such as `/food/?q=dal`. */
  address: string;
  heading: string | null;
  /** Whether the prerendered home is still in the document. */
  isPrerendered: boolean;
  /** The length of the visible text. */
  textLength: number;
  /** The user of the stored session; `role` is '' when unknown. */
  user: { role: string } | null;
  /** Whether the top bar offers the account menu or the login. */
  bar: 'account' | 'login' | 'none';
  /** The stored cart. */
  cart: CartRow[];
  /** The cart count of the top bar; 0 without a badge. */
  cartCount: number;
  /** The rows of the cart screen; null on other screens. */
  cartRows: { name: string; quantity: number; isUnavailable: boolean }[] | null;
  /** The names of the cards in the admin lists. */
  cards: string[];
  hasDialog: boolean;
  /** Whether no element has the focus. */
  isFocusLost: boolean;
  /** Whether the screen says that something is loading or being saved. */
  isBusy: boolean;
  fields: { name: string; occurrence: number; value: string }[];
  /** The history of this tab: its addresses and the index of the current entry. */
  history: { index: number; addresses: string[] };
  presses: Press[];
  /** Whether an editor offers a stored draft. */
  isDraftOffered: boolean;
  learnedNames: KnownNames;
  problems: string[];
  nextTimerDue: number | null;
}

declare global {
  interface Window {
    /** Returns an observation as JSON, which Playwright passes on much faster than an object. */
    walkObserve: () => Promise<string>;
  }
}

/** An init script. Observes the tab when no short timer is pending and two frames have passed. */
export function installObservation(): void {
  const maxWaitMs = 1_000;
  const problems: string[] = [];
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    problems.push(`the content security policy was violated: ${violatedDirective} ${blockedURI}`),
  );
  if (document.contentType === 'text/html' && window.name !== '' && JSON.parse(window.name).isTranslated)
    document.addEventListener('DOMContentLoaded', () => window.pageTranslation.start());
  const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const addressOf = (url: string) => new URL(url).hash.slice(1) || '/';
  const isRow = (row: unknown): row is CartRow => typeof row === 'object' && row !== null && 'id' in row && 'quantity' in row;
  const storedCart = (): CartRow[] => {
    const rows: unknown = JSON.parse(window.walkStorage.read('cart') || '[]');
    return Array.isArray(rows) ? rows.filter(isRow).map(({ id, quantity }) => ({ id, quantity })) : [];
  };
  const textsOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => window.walkEnglish(textContent ?? ''));
  const english = (text: string | null | undefined) => window.walkEnglish(text ?? '');
  const cartRows = () => {
    if (!location.hash.startsWith('#/food/add-to-card') || english(document.querySelector('main h1')?.textContent) !== 'Your cart')
      return null;
    const label = 'Quantity of ';
    const nameOf = (group: Element) => english(group.getAttribute('aria-label'));
    const groups = [...document.querySelectorAll('main li [role="group"]')].filter((group) => nameOf(group).startsWith(label));
    return groups.map((group) => ({
      name: nameOf(group).slice(label.length),
      quantity: Number(english(group.querySelector('output')?.textContent)),
      isUnavailable: group.closest('[data-unavailable="true"]') !== null,
    }));
  };
  const fields = () => {
    const counts = new Map<string, number>();
    return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(window.walkPresses.anyField)].map((field) => {
      const name = window.walkPresses.nameOf(field);
      const occurrence = counts.get(name) ?? 0;
      counts.set(name, occurrence + 1);
      return { name, occurrence, value: field.value };
    });
  };
  const headingOf = (heading: Element | null) => heading && english(heading.textContent);
  const nextTask = () =>
    new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage(null);
    });
  window.walkObserve = async () => {
    await nextTask();
    await window.walkClock?.shortTimersDone(maxWaitMs);
    await twoFrames();
    const entries = window.navigation.entries();
    const hasToken = Boolean(window.walkStorage.read('accessToken'));
    const account = [...document.querySelectorAll('header [aria-label]')].some(
      (one) => english(one.getAttribute('aria-label')) === 'Your account',
    );
    const login = document.querySelector('header a[href$="#/login/"]');
    const text = document.body.innerText;
    const observation: Observation = {
      address: addressOf(location.href),
      heading: headingOf(document.querySelector('main h1')),
      isPrerendered: document.querySelector('[data-prerendered]') !== null,
      textLength: text.trim().length,
      user: hasToken ? { role: window.walkStorage.read('role') ?? '' } : null,
      bar: account ? 'account' : login ? 'login' : 'none',
      cart: storedCart(),
      cartCount: parseInt(english(document.querySelector('header [data-count]')?.getAttribute('data-count')) || '0', 10),
      cartRows: cartRows(),
      cards: location.hash.startsWith('#/admin/') ? textsOf('main article h2') : [],
      hasDialog: document.querySelector('[role="alertdialog"], [role="dialog"]') !== null,
      isFocusLost: (document.activeElement ?? document.body) === document.body,
      isBusy:
        document.querySelector('[aria-busy="true"], [role="progressbar"]:not([hidden])') !== null ||
        text.split('\n').some((line) => /(loading|looking for)[^.]*\.\.\./i.test(english(line))),
      fields: fields(),
      history: {
        index: entries.findIndex(({ key }) => key === window.navigation.currentEntry?.key),
        addresses: entries.map(({ url }) => addressOf(url ?? location.href)),
      },
      presses: window.walkPresses.drain(),
      isDraftOffered: window.walkPresses.isOffered('Restore what I typed'),
      learnedNames: window.walkPresses.drainNames(),
      problems: [...problems.splice(0), ...window.pageTranslation.drainProblems()],
      nextTimerDue: window.walkClock?.nextDue() ?? null,
    };
    return JSON.stringify(observation);
  };
}
