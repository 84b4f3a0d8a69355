import { finishAnimations } from './settings/controls.ts';

/** Switches the theme of the document and finishes all animations. Returns a function that restores the previous theme. */
export function switchTheme(theme: 'light' | 'dark'): () => void {
  const root = document.documentElement;
  const before = root.dataset['theme'];
  root.dataset['theme'] = theme;
  finishAnimations();
  return () => {
    if (before !== undefined) root.dataset['theme'] = before;
  };
}
