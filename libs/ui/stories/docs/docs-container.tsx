import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren } from 'react';
import { darkStorybookTheme, storybookTheme } from '../storybook-theme.ts';

const root = document.documentElement;

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(root, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

const setTheme = (globals: unknown) => {
  root.dataset['theme'] = Object(globals).theme === 'dark' ? 'dark' : 'light';
};

/** Gives a docs page the theme of the toolbar, also where all its stories are iframes. */
export function ThemedDocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const isDark = useSyncExternalStore(subscribe, () => root.dataset['theme'] === 'dark');
  useLayoutEffect(() => {
    const update = ({ globals }: { globals: unknown }) => setTheme(globals);
    if (root.dataset['theme'] === undefined) setTheme({ theme: location.search.includes('theme:dark') ? 'dark' : 'light' });
    context.channel.on('globalsUpdated', update);
    return () => context.channel.off('globalsUpdated', update);
  }, [context]);
  return (
    <DocsContainer context={context} theme={isDark ? darkStorybookTheme : storybookTheme}>
      {children}
    </DocsContainer>
  );
}
