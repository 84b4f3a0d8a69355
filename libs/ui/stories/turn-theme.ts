/** Turns the page to a theme, at once and with nothing left moving. Returns the way back. */
export function turnTheme(theme: 'light' | 'dark'): () => void {
  const root = document.documentElement;
  const before = root.dataset['theme'];
  root.dataset['theme'] = theme;
  endAnimations();
  return () => {
    if (before !== undefined) root.dataset['theme'] = before;
  };
}

/** A colour half way between two themes is not one to judge; an endless animation cannot be finished, only taken away. */
function endAnimations() {
  for (const animation of document.getAnimations()) {
    const isEndless = animation.effect?.getComputedTiming().endTime === Infinity;
    if (isEndless) animation.cancel();
    else animation.finish();
  }
}
