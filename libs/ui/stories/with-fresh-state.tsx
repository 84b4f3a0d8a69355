import type { Decorator } from '@storybook/react-vite';
import { Fragment } from 'react';

/** The props that components and stories read once, as the state to begin with. */
const isInitialState = (name: string) => /^(value|page|isChecked|default[A-Z].*)$/.test(name);

/** A new key for each state to begin with. */
export const initialStateKey = (args: object) => JSON.stringify(Object.entries(args).filter(([name]) => isInitialState(name)));

/** Renders the story anew when a control changes what it begins with: the control would have no effect. */
export const withFreshState: Decorator = (Story, { args }) => (
  <Fragment key={initialStateKey(args)}>
    <Story />
  </Fragment>
);
