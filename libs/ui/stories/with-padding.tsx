import type { Decorator } from '@storybook/react-vite';

const isTestRun = import.meta.env['VITEST_STORYBOOK'] !== undefined;

/**
 * The padding Storybook itself gives to such a story and a test run does not: without it the first letters rise above the page, and axe
 * passes over text whose ground it cannot see.
 */
export const withPadding: Decorator = (Story, { parameters }) =>
  isTestRun && parameters['layout'] === 'padded' ? (
    <div style={{ padding: '1rem' }}>
      <Story />
    </div>
  ) : (
    <Story />
  );
