/** Switches the theme of the document and finishes all animations. Returns a function that restores the previous theme. */
export function switchTheme(theme: 'light' | 'dark'): () => void {
  const root = document.documentElement;
  const before = root.dataset['theme'];
  root.dataset['theme'] = theme;
  endAnimations();
  return () => {
    if (before !== undefined) root.dataset['theme'] = before;
  };
}

/** Finishes transitions, whose intermediate colours would be judged. Infinite animations are cancelled: they cannot be finished. */
function endAnimations() {
  for (const animation of document.getAnimations()) {
    const isEndless = animation.effect?.getComputedTiming().endTime === Infinity;
    if (isEndless) animation.cancel();
    else animation.finish();
  }
}
