import type { Decorator } from '@storybook/react-vite';
import { cloneElement, isValidElement } from 'react';

/** The props whose strings are text for people. */
const textProps = ['label', 'legend', 'title', 'description', 'hint', 'error', 'placeholder', 'text', 'note', 'children'];

const replacements = new Map([
  ['long', 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung'],
  ['bengali', 'পুরান ঢাকার ঐতিহ্যবাহী কাচ্চি বিরিয়ানি স্পেশাল ফ্যামিলি প্যাক'],
]);

/** The value with its text replaced: a text prop, or an element whose child is a text, such as a link with a name. */
function replaceText(name: string, value: unknown, replacement: string): unknown {
  if (typeof value === 'string') return textProps.includes(name) ? replacement : value;
  const hasText = isValidElement<{ children?: unknown }>(value) && typeof value.props.children === 'string';
  return hasText ? cloneElement(value, {}, replacement) : value;
}

/** Replaces the texts among the args of a story by the long ones of the toolbar. */
export const withTexts: Decorator = (Story, { args, globals }) => {
  const replacement = replacements.get(String(globals['texts']));
  if (replacement === undefined) return Story();
  return Story({ args: Object.fromEntries(Object.entries(args).map(([name, value]) => [name, replaceText(name, value, replacement)])) });
};
