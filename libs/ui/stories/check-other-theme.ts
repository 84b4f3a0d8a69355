import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import { turnTheme } from './turn-theme.ts';

type StoryContext = Parameters<typeof checkAccessibility>[0];

/** Every rule that looks at a colour, but the one for AAA, which axe itself leaves off. */
const colourRules = { runOnly: ['cat.color'], rules: { 'color-contrast-enhanced': { enabled: false } } };

/**
 * In a test run each story is looked at by axe a second time, in the theme it was not drawn in, by the rules that look at colours. The
 * others would see the same again: a theme is one attribute of the document, and nothing hangs on it but the values of colours and shadows.
 * Not in Storybook itself, where the panel shows one report and the toolbar changes the theme.
 */
export async function checkOtherTheme(context: StoryContext) {
  if (import.meta.env['VITEST_STORYBOOK'] === undefined || context.viewMode !== 'story') return;
  const { a11y } = context.parameters;
  const turnBack = turnTheme(document.documentElement.dataset['theme'] === 'dark' ? 'light' : 'dark');
  try {
    await checkAccessibility({
      ...context,
      parameters: { ...context.parameters, a11y: { ...a11y, options: { ...a11y?.options, ...colourRules } } },
    });
  } finally {
    turnBack();
  }
}
