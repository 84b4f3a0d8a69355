/** The selected entries of an admin list. `toggle` is stable across renders: the cards are memoised. */
export interface ListSelection {
  isSelected: (id: number) => boolean;
  /** `range`: everything between the entry toggled last and this one (Shift). */
  toggle: (id: number, options: { range: boolean }) => void;
}

/** The part of a selection that one card or row renders. Undefined in a list without selection. */
export interface EntrySelection {
  isSelected?: boolean | undefined;
  onToggle?: ListSelection['toggle'] | undefined;
}
