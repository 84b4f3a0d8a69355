import { shop } from '../../shop.config.ts';
import { rememberChoice } from '../platform/choice-cookie.ts';
import { loadChunk } from '../platform/load-chunk.ts';
import { createListeners } from '../platform/listeners.ts';
import { english, type Language, type Locale } from './locale.ts';

export interface LanguageChoice {
  current(): Locale;
  /** Loads the texts and shows them. Rejects if they cannot be loaded: the language stays. Returns whether no other language was wanted meanwhile. */
  show(language: Language): Promise<boolean>;
  /** Shows a language like `show`, and remembers it. */
  choose(language: Language): Promise<void>;
  subscribe(listener: () => void): () => void;
}

/** The language of the cookie, or null before the first choice, and for a language that the shop does not have. */
export const storedLanguage = (cookie: string): Language | null =>
  shop.languages.find((language) => cookie.split('; ').includes(`language=${language}`)) ?? null;

/** Whether Bangla comes before English in the languages of the browser. */
export const prefersBangla = (preferred: readonly string[]): boolean => /^bn\b/.test(preferred.find((tag) => /^(bn|en)\b/.test(tag)) ?? '');

async function load(language: Language): Promise<Locale> {
  if (language === 'en') return english;
  const { bangla } = await loadChunk(() => import('./load-bangla.ts'));
  return bangla;
}

/** What a choice changes of the document. */
interface Page extends Pick<Document, 'cookie'> {
  documentElement: Pick<HTMLElement, 'lang'>;
}

export function createLanguageChoice(page: Page = document): LanguageChoice {
  const { notify, subscribe } = createListeners();
  let locale = english;
  let latest: Language = locale.language;
  const show = async (language: Language) => {
    latest = language;
    const loaded = await load(language);
    if (latest !== language) return false;
    locale = loaded;
    page.documentElement.lang = language;
    notify();
    return true;
  };
  return {
    current: () => locale,
    show,
    async choose(language) {
      if (await show(language)) rememberChoice(page, 'language', language);
    },
    subscribe,
  };
}
