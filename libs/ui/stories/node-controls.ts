import type { Preview } from '@storybook/react-vite';

type Enhance = NonNullable<Preview['argTypesEnhancers']>[number];

/** Gives ReactNode props a text control if the value is a string, and no control if it is an element. */
export const nodeControls: Enhance = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      if (argType.table?.type?.summary !== 'ReactNode') return [name, argType];
      return [name, { ...argType, control: typeof initialArgs[name] === 'string' ? ({ type: 'text' } as const) : (false as const) }];
    }),
  );
