import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { ThemeScope } from '../../src/theme-scope/theme-scope.tsx';
import { emulateMedia } from './emulate-media.ts';

/** Applies text size, direction, language, density and preferences of the toolbar to the document. */
export const withSettings: Decorator = (Story, { globals }) => {
  const story = (
    <Settings
      textSize={String(globals['textSize'])}
      direction={globals['direction'] === 'rtl' ? 'rtl' : 'ltr'}
      language={globals['language'] === 'bn' ? 'bn' : 'en'}
      media={globals['media']}
    >
      <Story />
    </Settings>
  );
  return globals['density'] === 'compact' ? <ThemeScope density="compact">{story}</ThemeScope> : story;
};

interface SettingsProps {
  /** Percent. */
  textSize: string;
  direction: 'ltr' | 'rtl';
  language: 'en' | 'bn';
  media: unknown;
  children: ReactNode;
}

function Settings({ textSize, direction, language, media, children }: SettingsProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (textSize === '150' || textSize === '200') root.style.fontSize = `${textSize}%`;
    else root.style.removeProperty('font-size');
    root.dir = direction;
    root.lang = language;
  }, [textSize, direction, language]);
  useLayoutEffect(() => (media === 'reducedMotion' || media === 'forcedColors' ? emulateMedia(media) : undefined), [media]);
  return children;
}
