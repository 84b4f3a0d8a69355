import { createMemoryHistory } from '@tanstack/react-router';
import { screen, within } from 'storybook/test';
import { createStoryClock } from '../../../../.storybook/story-clock.ts';
import { compose } from '../compose.ts';
import { dropDrafts } from '../lib/draft-keep.ts';
import { backend } from '../stories/storefront-story.tsx';
import { eventually } from './eventually.ts';
import { createGates } from './gates.ts';
import { createOtherTab } from './other-tab.ts';
import { createTransitionLog } from './transition-log.ts';

type Shop = ReturnType<typeof compose>;
type Canvas = ReturnType<typeof within>;
export type Address =
  '/food/' | '/login/' | '/register/' | '/profile/' | '/food/add-to-card/' | '/admin/add-category/' | '/admin/categorys/';

interface Start {
  route: Address;
  as?: 'customer' | 'admin';
  storage?: Record<string, string>;
  /** What this tab alone remembers from before a reload. */
  memory?: Record<string, string>;
}

/** The real shop on a stage: a person's hands on it, a server that answers on demand, another tab, and a clock that stands still. */
export function createStage(name: string) {
  const gates = createGates();
  const clock = createStoryClock();
  const otherTab = createOtherTab();
  const listeners = new Set<() => void>();
  let lifetime = new AbortController();
  let shown: { shop: Shop | null; turn: number; lit: readonly string[]; says: string } = { shop: null, turn: 0, lit: [], says: '' };
  let place: HTMLElement = document.body;
  const show = (next: Partial<typeof shown>) => {
    shown = { ...shown, ...next };
    listeners.forEach((listener) => listener());
  };
  const log = createTransitionLog(name, (lit) => queueMicrotask(() => show({ lit })));
  const shop = () => {
    if (shown.shop === null) throw new Error('The shop is closed.');
    return shown.shop;
  };
  const logInElsewhere = async (as: 'customer' | 'admin') => {
    const { email, password } = backend().accounts[as];
    const answer = await fetch('/api/user/login/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const { access, refresh, role }: { access: string; refresh: string; role: string } = await answer.json();
    return { access, refresh, role, picture: null };
  };
  const see = <T,>(look: (canvas: Canvas) => T): Promise<T> => eventually(() => look(within(place)));
  const arrive = (heading: string | RegExp) => see((canvas) => canvas.getByRole('heading', { name: heading }));
  return {
    name,
    gates,
    clock,
    log,
    otherTab,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => shown,
    /** Opens the stage; the answer closes it. */
    open() {
      otherTab.open();
      const giveBackClock = clock.install();
      const stopWatching = log.watch();
      return () => {
        stopWatching();
        giveBackClock();
        lifetime.abort();
        gates.drop();
        otherTab.close();
      };
    },
    setPlace: (element: HTMLElement) => (place = element),
    /** Tells the audience what happens now. */
    say: (says: string) => show({ says }),
    /** A new page, with this and nothing else in storage. */
    async start({ route, as, storage = {}, memory = {} }: Start) {
      lifetime.abort();
      lifetime = new AbortController();
      gates.drop();
      show({ shop: null });
      backend().clearFaults();
      backend().reset();
      otherTab.storage().clear();
      otherTab.memory().clear();
      for (const [key, value] of Object.entries(memory)) otherTab.memory().setItem(key, value);
      await dropDrafts();
      if (as) otherTab.session.open(await logInElsewhere(as));
      for (const [key, value] of Object.entries(storage)) otherTab.storage().setItem(key, value);
      await otherTab.heard();
      log.clear();
      const next = compose({ history: createMemoryHistory({ initialEntries: [route] }), lifetime: lifetime.signal });
      show({ shop: next, turn: shown.turn + 1, lit: [] });
      await see((canvas) => canvas.getByRole('heading', { level: 1 }));
    },
    /** What the person sees, as soon as it is there. */
    see,
    /** A link or a button, or anything else that has a name. A question stands above the page. */
    find: (role: 'link' | 'button' | 'article' | 'alertdialog', called: string | RegExp) =>
      eventually(() => screen.getByRole(role, { name: called })),
    field: (label: string) => see((canvas) => within(canvas.getByRole('main')).getByLabelText<HTMLInputElement>(label)),
    /** The screen with this heading has come. */
    arrive,
    isAt: (address: Address) => shop().router.latestLocation.pathname === address,
    /** An address is typed, and its screen has come. */
    async goTo(to: Address, heading: string | RegExp) {
      await shop().router.navigate({ to });
      await arrive(heading);
    },
    /** No read is under way. */
    quiet: () =>
      eventually(() => {
        if (shop().services.queryClient.isFetching() > 0) throw new Error('Something is still being read.');
      }),
    logInElsewhere,
    expectToast: (text: string) =>
      see((canvas) => {
        within(canvas.getByRole('region', { name: 'Notifications' })).getAllByText(text);
      }),
  };
}

export type Stage = ReturnType<typeof createStage>;
