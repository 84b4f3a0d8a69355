import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import { mainHeading } from '../../../platform/main-heading.ts';

/** The cards or rows in `container`. */
export const entryElements = (container: Element) => [...container.querySelectorAll<HTMLElement>('[data-entry]')];

/** The card or row that contains `element`. */
export const entryOf = (element: Element) => element.closest<HTMLElement>('[data-entry]');

/** Focuses a card or row. Tab skips it and leads to its controls. */
export function focusEntry(entry: HTMLElement): void {
  entry.tabIndex = -1;
  entry.focus();
}

/** The card or row that takes the place of entry `id` when it is removed. */
export function successorOf(id: number): HTMLElement | null {
  const all = entryElements(document.body);
  const index = all.findIndex(({ dataset }) => dataset['entry'] === String(id));
  return index < 0 ? null : (all[index + 1] ?? all[index - 1] ?? null);
}

/**
 * Props for the container of a list's entries. The browser drops the focus of an element that React moves or removes: a price changes the order, a
 * refetch removes an entry. The focus then goes to the same entry, else to the one at its place, in an empty list to the main heading. An entry that
 * moves with its focus stays in view.
 */
export function useEntryFocus(entries: readonly { id: number }[]) {
  const container = useRef<HTMLDivElement>(null);
  const focused = useRef<{ id: string; index: number; isInside: boolean } | null>(null);
  useLayoutEffect(() => {
    const { current } = focused;
    if (current === null || container.current === null) return;
    const all = entryElements(container.current);
    const same = all.find(({ dataset }) => dataset['entry'] === current.id);
    const index = same?.contains(document.activeElement) ? all.indexOf(same) : current.index;
    if (index !== current.index) {
      same?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      focused.current = { ...current, index };
    }
    if (document.activeElement !== document.body) return;
    const button = current.isInside ? same?.querySelector('button') : null;
    const entry = same ?? all[Math.min(current.index, all.length - 1)];
    if (button) button.focus();
    else if (entry) focusEntry(entry);
    else mainHeading()?.focus({ preventScroll: true });
  }, [entries]);
  return {
    ref: container,
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      const entry = entryOf(target);
      focused.current = entry && {
        id: entry.dataset['entry'] ?? '',
        index: entryElements(currentTarget).indexOf(entry),
        isInside: entry !== target,
      };
    },
    // React reports no blur for an element that it removes.
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) focused.current = null;
    },
  };
}
