import { english, type Language, type Locale } from './locale.ts';

/** Stored in a cookie like the theme: it survives the cleared storage of a logout. */
export interface LanguageChoice {
  current(): Locale;
  /** Loads the texts and shows them. Rejects if they cannot be loaded: the language stays. */
  choose(language: Language): Promise<void>;
  subscribe(listener: () => void): () => void;
}

const oneYearSeconds = 31_536_000;

/** The language of the cookie. */
export const storedLanguage = (cookie: string): Language => (/(?:^|; )language=bn(?:;|$)/.test(cookie) ? 'bn' : 'en');

async function load(language: Language): Promise<Locale> {
  if (language === 'en') return english;
  const { bangla } = await import('./bn/index.ts');
  return bangla;
}

export function createLanguageChoice(page: Document = document): LanguageChoice {
  const listeners = new Set<() => void>();
  let locale = english;
  let latest: Language = locale.language;
  return {
    current: () => locale,
    async choose(language) {
      latest = language;
      const loaded = await load(language);
      // Chosen again meanwhile.
      if (latest !== language) return;
      locale = loaded;
      page.documentElement.lang = language;
      page.cookie = `language=${language}; path=/; max-age=${language === 'en' ? 0 : oneYearSeconds}; samesite=lax`;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
