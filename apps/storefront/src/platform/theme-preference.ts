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

export function createThemePreference(): ThemePreference {
  const { notify, subscribe } = createListeners();
  const current = (): Theme => {
    const { theme } = document.documentElement.dataset;
    return theme === 'light' || theme === 'dark' ? theme : 'system';
  };
  return {
    current,
    choose(theme) {
      if (theme === 'system') delete document.documentElement.dataset['theme'];
      else document.documentElement.dataset['theme'] = theme;
      rememberChoice(document, 'theme', theme === 'system' ? null : theme);
      notify();
    },
    subscribe,
  };
}
