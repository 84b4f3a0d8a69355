import '../src/theme/theme.css.ts';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { ThemeScope } from '../src/theme-scope/theme-scope.tsx';

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];
type Values = Record<string, unknown>;

/** Sets the toolbar's theme on the document, as the storefront does. Both side by side are two documents, on a docs page two scopes. */
export const withTheme: Decorator = (Story, { globals, id, viewMode, args, initialArgs }) => {
  if (globals['theme'] === 'both')
    return viewMode === 'story' ? (
      <SideBySide story={id} args={changedArgs(args, initialArgs)} globals={globals} />
    ) : (
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
        {themes.map((theme) => (
          <ThemeScope key={theme} theme={theme} hasBackground>
            <div style={{ padding: '1rem' }}>
              <Story />
            </div>
          </ThemeScope>
        ))}
      </div>
    );
  return (
    <Themed theme={globals['theme'] === 'dark' ? 'dark' : 'light'}>
      <Story />
    </Themed>
  );
};

function Themed({ theme, children }: { theme: Theme; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return children;
}

/** Renders the story in one iframe per theme, so that overlays open in both. The other settings of the toolbar are those of both. */
function SideBySide({ story, args, globals }: { story: string; args: Values; globals: Values }) {
  return (
    <div style={{ position: 'fixed', inset: 0, display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      {themes.map((theme) => {
        const search = new URLSearchParams({ id: story, viewMode: 'story', globals: inUrl({ ...globals, theme }), args: inUrl(args) });
        return (
          <iframe
            key={theme}
            title={`${story}, ${theme}`}
            src={`?${search.toString()}`}
            style={{ inlineSize: '100%', blockSize: '100%', border: 0 }}
          />
        );
      })}
    </div>
  );
}

const changedArgs = (args: Values, initialArgs: Values): Values =>
  Object.fromEntries(Object.entries(args).filter(([name, value]) => value !== initialArgs[name]));

/** Args or globals in Storybook's URL format, which supports strings, numbers and booleans only. */
const inUrl = (values: Values): string =>
  Object.entries(values)
    .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
    .map(([name, value]) => `${name}:${typeof value === 'boolean' ? '!' : ''}${String(value)}`)
    .join(';');
