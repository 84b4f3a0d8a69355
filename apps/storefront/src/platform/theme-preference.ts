import { createListeners } from './listeners.ts';

/** The user's choice; `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

/** Stored in a cookie: it survives the cleared storage of a logout, and bootstrap-flags.ts reads it before the first paint. */
export interface ThemePreference {
  current(): Theme;
  choose(theme: Theme): void;
  subscribe(listener: () => void): () => void;
}

const oneYearSeconds = 31_536_000;

export function createThemePreference(page: Document = document): ThemePreference {
  const { notify, subscribe } = createListeners();
  const current = (): Theme => {
    const { theme } = page.documentElement.dataset;
    return theme === 'light' || theme === 'dark' ? theme : 'system';
  };
  return {
    current,
    choose(theme) {
      if (theme === 'system') delete page.documentElement.dataset['theme'];
      else page.documentElement.dataset['theme'] = theme;
      const age = theme === 'system' ? 0 : oneYearSeconds;
      page.cookie = `theme=${theme}; path=/; max-age=${age}; samesite=lax`;
      notify();
    },
    subscribe,
  };
}
