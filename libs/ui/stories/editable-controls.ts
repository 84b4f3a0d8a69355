import type { Preview } from '@storybook/react-vite';

type Enhance = NonNullable<Preview['argTypesEnhancers']>[number];

const editableTypes: readonly (string | undefined)[] = ['boolean', 'enum', 'number', 'string'];

/**
 * Leaves texts, numbers, switches, options and data to Storybook. Any other prop, such as a ReactNode, a ref or a handler, has a text control if its
 * value is a string, and else none: Storybook would offer to set an object.
 */
export const editableControls: Enhance = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const value: unknown = initialArgs[name];
      const isData = typeof value === 'object' && value !== null && argType.table?.type?.summary !== 'ReactNode';
      if (argType.options !== undefined || editableTypes.includes(argType.type?.name) || isData) return [name, argType];
      return [name, { ...argType, control: typeof value === 'string' ? ({ type: 'text' } as const) : (false as const) }];
    }),
  );
