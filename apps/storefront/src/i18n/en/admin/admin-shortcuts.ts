import type { Namespace } from '../../namespace.ts';

/** Texts of the keyboard shortcuts of the admin lists. */
export const adminShortcuts = {
  name: 'adminShortcuts',
  texts: {
    description: 'They work while the focus is in the list, and never while you type.',
    search: 'Go to the search; Enter leads to the first result',
    next: 'Next',
    previous: 'Previous',
    changePrice: 'Change the price; Enter saves it, Esc cancels',
    openForm: 'Open the form',
    select: 'Select; with Shift everything in between',
    help: 'Show these shortcuts',
  },
} as const satisfies Namespace;
