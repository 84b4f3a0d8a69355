import '@my-food/ui/theme-sheet';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';

/** Puts the theme of the toolbar on the document, as the storefront does. */
export const withTheme: Decorator = (Story, { globals }) => (
  <Themed theme={globals['theme'] === 'dark' ? 'dark' : 'light'}>
    <Story />
  </Themed>
);

function Themed({ theme, children }: { theme: 'light' | 'dark'; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return children;
}
