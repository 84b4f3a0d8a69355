import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import { turnTheme } from './turn-theme.ts';

type StoryContext = Parameters<typeof checkAccessibility>[0];

/**
 * In a test run each story is looked at by axe a second time, in the theme it was not drawn in: half the price of a second browser.
 * Not in Storybook itself, where the panel shows one report and the toolbar changes the theme.
 */
export async function checkOtherTheme(context: StoryContext) {
  if (import.meta.env['VITEST_STORYBOOK'] === undefined || context.viewMode !== 'story') return;
  const turnBack = turnTheme(document.documentElement.dataset['theme'] === 'dark' ? 'light' : 'dark');
  try {
    await checkAccessibility(context);
  } finally {
    turnBack();
  }
}
