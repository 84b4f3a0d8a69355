import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import { switchTheme } from './switch-theme.ts';

type StoryContext = Parameters<typeof checkAccessibility>[0];

/** axe's colour rules, without the AAA rule, which axe disables by default. */
const colourRules = { runOnly: ['cat.color'], rules: { 'color-contrast-enhanced': { enabled: false } } };

/**
 * In a test run, checks each story with axe again in the other theme. Colour rules only: themes differ in colours and shadows and nothing
 * else. Does not run in Storybook itself, whose panel shows one report.
 */
export async function checkOtherTheme(context: StoryContext) {
  if (import.meta.env['VITEST_STORYBOOK'] === undefined || context.viewMode !== 'story') return;
  const { a11y } = context.parameters;
  const restoreTheme = switchTheme(document.documentElement.dataset['theme'] === 'dark' ? 'light' : 'dark');
  try {
    await checkAccessibility({
      ...context,
      parameters: { ...context.parameters, a11y: { ...a11y, options: { ...a11y?.options, ...colourRules } } },
    });
  } finally {
    restoreTheme();
  }
}
