import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren } from 'react';
import { darkStorybookTheme, storybookTheme } from '../storybook-theme.ts';
import { globalsOf } from './globals-of.ts';

const root = document.documentElement;

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(root, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

const setTheme = () => {
  root.dataset['theme'] = globalsOf(window)['theme'] === 'dark' ? 'dark' : 'light';
};

/** Gives a docs page the theme of the toolbar, also where all its stories are iframes. */
export function ThemedDocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const isDark = useSyncExternalStore(subscribe, () => root.dataset['theme'] === 'dark');
  useLayoutEffect(() => {
    setTheme();
    context.channel.on('globalsUpdated', setTheme);
    return () => context.channel.off('globalsUpdated', setTheme);
  }, [context]);
  return (
    <DocsContainer context={context} theme={isDark ? darkStorybookTheme : storybookTheme}>
      {children}
    </DocsContainer>
  );
}
