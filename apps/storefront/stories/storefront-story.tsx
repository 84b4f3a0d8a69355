import { createContractMonitor, describeProblem } from '@my-food/mocks/contract-monitor';
import { accounts, createMockBackend, type MockBackend, type ScenarioName } from '@my-food/mocks/node';
import { pictures } from '@my-food/mocks/pictures';
import { createMemoryHistory } from '@tanstack/react-router';
import type { RequestHandler } from 'msw';
import { useEffect, useState } from 'react';
import type { ShopConfig } from '../shop-config.ts';
import { App } from '../src/app/app.tsx';
import { compose } from '../src/app/compose.ts';
import { createLanguageChoice, type LanguageChoice } from '../src/i18n/language-choice.ts';
import type { Language } from '../src/i18n/locale.ts';
import type { DemoAccount } from '../src/session/demo-account.ts';
import { createOrderJournal } from '../src/ordering/pending-order/order-journal.ts';
import { applyBrand } from './apply-brand.ts';
import { unmarkedBengali } from './unmarked-bengali.ts';

interface StoryOptions {
  /** Initial route: '/food/'. */
  route: string;
  /** Default 'shop'. */
  scenario?: ScenarioName;
  /** Account to sign in before the app starts. Default: anonymous. */
  as?: 'customer' | 'admin';
  /** Entries of local storage besides the session, such as the cart. */
  storage?: Record<string, string>;
  /** Whether the login page offers demo accounts, as with the mock backend. */
  hasDemoAccounts?: boolean;
  /** Another shop than that of shop.config.ts. */
  brand?: ShopConfig;
  /** Sets up faults and data of this story. */
  prepare?: (backend: MockBackend) => void;
}

interface StoryContext {
  globals: Record<string, unknown>;
  msw: { use: (...handlers: RequestHandler[]) => void };
}

/** The backend of the current story, for play functions that change its faults. Throws without a story. */
let current: MockBackend | null = null;
export function backend(): MockBackend {
  if (!current) throw new Error('The story has no backend yet.');
  return current;
}

/** The language of the toolbar. */
const languageIn = (globals: Record<string, unknown>): Language => (globals['language'] === 'bn' ? 'bn' : 'en');
/** Without a cookie, which would outlive the story. */
const choiceWithoutCookie = () => createLanguageChoice({ cookie: '', documentElement: document.documentElement });
let languageChoice = choiceWithoutCookie();

let problems: string[] = [];
const contract = createContractMonitor((problem) => problems.push(describeProblem(problem)));

/**
 * A story of the real app: composed services, real routes in memory, a fresh mock backend behind msw. A request or response that
 * violates openapi.yaml fails the story, and so does a Bengali text without its language.
 * Spread into `meta.story({ ...storefront({ route: '/food/' }), play })`.
 */
export function storefront({ route, scenario = 'shop', as, storage = {}, hasDemoAccounts = false, brand, prepare }: StoryOptions) {
  return {
    parameters: { layout: 'fullscreen' as const },
    render: (_args: unknown, { globals }: { globals: Record<string, unknown> }) => (
      <Shop
        route={route}
        demoAccounts={hasDemoAccounts ? Object.values(accounts) : []}
        choice={languageChoice}
        language={languageIn(globals)}
      />
    ),
    beforeEach: async ({ msw, globals }: StoryContext) => {
      problems = [];
      // The first render is in the language of the toolbar.
      languageChoice = choiceWithoutCookie();
      await languageChoice.choose(languageIn(globals));
      const restoreBrand = brand ? applyBrand(brand) : () => undefined;
      const fresh = createMockBackend({
        scenario,
        observe: contract.observe,
        pictureUrls: {
          sample: (name) => new URL(pictures[name], document.baseURI).href,
          upload: (id) => new URL(`/media/uploads/${String(id)}`, document.baseURI).href,
        },
      });
      msw.use(...fresh.handlers);
      localStorage.clear();
      sessionStorage.clear();
      await clearOrderJournal();
      for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
      if (as) await storeSession(fresh.accounts[as]);
      prepare?.(fresh);
      current = fresh;
      return () => {
        fresh.clearFaults();
        current = null;
        restoreBrand();
        localStorage.clear();
        // The next story may be one of a component, which has no language.
        return languageChoice.choose('en');
      };
    },
    afterEach: async () => {
      await contract.settled();
      problems.push(...unmarkedBengali().map((text) => `No lang="bn": ${text}`));
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
  };
}

/** Clears an unsettled order of an earlier story. */
async function clearOrderJournal() {
  const lifetime = new AbortController();
  await createOrderJournal({ lifetime: lifetime.signal }).write(null);
  lifetime.abort();
}

async function storeSession({ email, password }: { email: string; password: string }) {
  const response = await fetch('/api/user/login/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { access, refresh, role } = await response.json();
  localStorage.setItem('accessToken', access);
  localStorage.setItem('refreshToken', refresh);
  localStorage.setItem('role', role);
}

interface ShopProps {
  route: string;
  demoAccounts: readonly DemoAccount[];
  choice: LanguageChoice;
  /** That of the toolbar. */
  language: Language;
}

function Shop({ route, demoAccounts, choice, language }: ShopProps) {
  const [lifetime] = useState(() => new AbortController());
  const [shop] = useState(() =>
    compose({
      history: createMemoryHistory({ initialEntries: [route] }),
      lifetime: lifetime.signal,
      demoAccounts,
      language: choice,
    }),
  );
  useEffect(() => {
    if (choice.current().language !== language) void choice.choose(language);
  }, [choice, language]);
  useEffect(() => () => lifetime.abort(), [lifetime]);
  return <App {...shop} />;
}
