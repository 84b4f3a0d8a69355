import type { Namespace } from '../namespace.ts';

/** Texts of every page: the bar, the footer, the account menu. */
export const layout = {
  name: 'layout',
  texts: {
    theme: 'Theme',
    themeSystem: 'System',
    themeLight: 'Light',
    themeDark: 'Dark',
    profile: 'Profile',
    logout: 'Logout',
  },
} as const satisfies Namespace;
