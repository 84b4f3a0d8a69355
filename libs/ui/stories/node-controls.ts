import type { Preview } from '@storybook/react-vite';

type Enhance = NonNullable<Preview['argTypesEnhancers']>[number];

/** What may be any node is edited as text where it is text; an element is made in code, and its insides are nothing to edit. */
export const nodeControls: Enhance = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      if (argType.table?.type?.summary !== 'ReactNode') return [name, argType];
      return [name, { ...argType, control: typeof initialArgs[name] === 'string' ? ({ type: 'text' } as const) : (false as const) }];
    }),
  );
