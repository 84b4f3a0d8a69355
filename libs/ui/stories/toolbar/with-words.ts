import type { Decorator } from '@storybook/react-vite';

/** The props whose strings are text for people. */
const texts = ['label', 'legend', 'title', 'description', 'hint', 'error', 'placeholder', 'text', 'note', 'children'];

const words = new Map([
  ['long', 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung'],
  ['bengali', 'পুরান ঢাকার ঐতিহ্যবাহী কাচ্চি বিরিয়ানি স্পেশাল ফ্যামিলি প্যাক'],
]);

/** Replaces the texts among the args of a story by long words of the toolbar. */
export const withWords: Decorator = (Story, { args, globals }) => {
  const replacement = words.get(String(globals['words']));
  if (replacement === undefined) return Story();
  const changed = Object.entries(args).filter(([name, value]) => texts.includes(name) && typeof value === 'string');
  return Story({ args: { ...args, ...Object.fromEntries(changed.map(([name]) => [name, replacement])) } });
};
