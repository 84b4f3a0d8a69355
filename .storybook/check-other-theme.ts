import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';

type StoryContext = Parameters<typeof checkAccessibility>[0];

/**
 * In a test run each story is looked at by axe a second time, in the theme it was not drawn in: half the price of a second browser.
 * Not in Storybook itself, where the panel shows one report and the toolbar changes the theme.
 */
export async function checkOtherTheme(context: StoryContext) {
  if (import.meta.env['VITEST_STORYBOOK'] === undefined || context.viewMode !== 'story') return;
  const root = document.documentElement;
  const theme = root.dataset['theme'];
  root.dataset['theme'] = theme === 'dark' ? 'light' : 'dark';
  endAnimations();
  try {
    await checkAccessibility(context);
  } finally {
    if (theme !== undefined) root.dataset['theme'] = theme;
  }
}

/** A colour half way between two themes is not one to judge; an endless animation cannot be finished, only taken away. */
function endAnimations() {
  for (const animation of document.getAnimations()) {
    const isEndless = animation.effect?.getComputedTiming().endTime === Infinity;
    if (isEndless) animation.cancel();
    else animation.finish();
  }
}
