import { createContext, useState, type Dispatch, type ReactNode, type SetStateAction } from 'react';

type SelectedIds = ReadonlySet<number>;
const none: SelectedIds = new Set();

/** The ids of the selected foods, and their setter. */
export const SelectionContext = createContext<readonly [SelectedIds, Dispatch<SetStateAction<SelectedIds>>]>([none, () => undefined]);

/** Holds the selected foods as long as the admin pages are open: a form that is opened from the list leads back to it (decision 0022). */
export function SelectionProvider({ children }: { children: ReactNode }) {
  return <SelectionContext value={useState(none)}>{children}</SelectionContext>;
}
