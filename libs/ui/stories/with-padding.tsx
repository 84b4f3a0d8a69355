import type { Decorator } from '@storybook/react-vite';

const isTestRun = import.meta.env['VITEST_STORYBOOK'] !== undefined;

/**
 * Adds the padding of `layout: 'padded'`, which Storybook applies and a test run does not. Without it text overflows the page, and axe skips text
 * whose background it cannot determine.
 */
export const withPadding: Decorator = (Story, { parameters }) =>
  isTestRun && parameters['layout'] === 'padded' ? (
    <div style={{ padding: '1rem' }}>
      <Story />
    </div>
  ) : (
    <Story />
  );
