import type { Namespace } from '../namespace.ts';

/** Texts of every page: the bar, the footer, the account menu, notifications. */
export const layout = {
  name: 'layout',
  texts: {
    skipToContent: 'Skip to the content',
    main: 'Main',
    startPage: '{shop}, start page',
    home: 'Home',
    food: 'Food',
    cart: 'Cart',
    dishes: '{count, plural, one {# dish} other {# dishes}}',
    login: 'Login',
    account: 'Your account',
    accountMenuFailed: 'Your account menu could not be loaded. Please reload the page.',
    profile: 'Profile',
    logout: 'Logout',
    theme: 'Theme',
    themeSystem: 'System',
    themeLight: 'Light',
    themeDark: 'Dark',
    languageFailed: 'Bangla could not be loaded. Reload the page to try again.',
    loading: 'Loading',
    tryAgain: 'Try again',
    reloadPage: 'Load the page again',
    notifications: 'Notifications',
    closeNotification: 'Close notification',
    notificationsFailed: 'Notifications cannot be shown.',
    applicationFailed: 'Something went wrong.',
  },
} as const satisfies Namespace;
