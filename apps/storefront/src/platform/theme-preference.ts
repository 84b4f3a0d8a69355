import { rememberChoice } from './choice-cookie.ts';
import { createListeners } from './listeners.ts';

/** The user's choice; `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

/** Stored in a cookie, which bootstrap-flags.ts reads before the first paint. */
export interface ThemePreference {
  current(): Theme;
  choose(theme: Theme): void;
  subscribe(listener: () => void): () => void;
}

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
      rememberChoice(page, 'theme', theme === 'system' ? null : theme);
      notify();
    },
    subscribe,
  };
}
