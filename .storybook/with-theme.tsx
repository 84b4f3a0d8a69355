import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

/** Puts the theme of the toolbar on the document, as the storefront does. */
export const withTheme: Decorator = (Story, { globals }) => {
  const theme = globals['theme'] === 'dark' ? 'dark' : 'light';
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return <Story />;
};
