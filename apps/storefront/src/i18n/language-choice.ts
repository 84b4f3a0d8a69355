import { shop } from '../../shop.config.ts';
import { rememberChoice } from '../platform/choice-cookie.ts';
import { loadChunk } from '../platform/load-chunk.ts';
import { createListeners } from '../platform/listeners.ts';
import { english, type Language, type Locale } from './locale.ts';

export interface LanguageChoice {
  current(): Locale;
  /** Loads the texts, shows them and remembers the choice. Rejects if they cannot be loaded: the language stays. */
  choose(language: Language): Promise<void>;
  subscribe(listener: () => void): () => void;
}

/** The language of the cookie, or null before the first choice, and for a language that the shop does not have. */
export const storedLanguage = (cookie: string): Language | null =>
  shop.languages.find((language) => cookie.split('; ').includes(`language=${language}`)) ?? null;

/** Whether Bangla comes before English in the languages of the browser. */
export const prefersBangla = (preferred: readonly string[]): boolean => /^bn\b/.test(preferred.find((tag) => /^(bn|en)\b/.test(tag)) ?? '');

/** Loads the texts and formats of a language. Rejects if it is not English and cannot be loaded. */
export async function loadLocale(language: Language): Promise<Locale> {
  if (language === 'en') return english;
  const { bangla } = await loadChunk(() => import('./load-bangla.ts'));
  return bangla;
}

/** What a choice changes of the document. */
interface Page extends Pick<Document, 'cookie'> {
  documentElement: Pick<HTMLElement, 'lang'>;
}

/** `locale` is that of the start: it is shown, and not remembered as a choice. */
export function createLanguageChoice(page: Page, locale = english): LanguageChoice {
  const { notify, subscribe } = createListeners();
  let latest: Language = locale.language;
  const show = () => {
    page.documentElement.lang = locale.language;
    notify();
  };
  // Prerendered text in Bangla whose texts could not be loaded keeps its language until it is replaced.
  if (locale !== english) show();
  return {
    current: () => locale,
    async choose(language) {
      latest = language;
      const loaded = await loadLocale(language);
      // Chosen again meanwhile.
      if (latest !== language) return;
      locale = loaded;
      rememberChoice(page, 'language', language);
      show();
    },
    subscribe,
  };
}
