import { entryElements, entryOf, focusEntry } from '../list/use-entry-focus.ts';

/** Returns whether it did anything. */
type Action = (container: HTMLElement) => boolean;

const isTextControl = (target: HTMLElement) => target.matches('input:not([type="checkbox"]), select, textarea');

/** What a key does in a list, if anything. */
export function shortcutOf(event: KeyboardEvent, openHelp: () => void): Action | null {
  const { target } = event;
  if (!(target instanceof HTMLElement)) return null;
  return isTextControl(target) ? searchAction(event, target) : listAction(event, target, openHelp);
}

/** Enter and Down lead from the search to the first result. */
function searchAction({ key }: KeyboardEvent, target: HTMLElement): Action | null {
  if (!target.matches('input[type="search"]') || !['Enter', 'ArrowDown'].includes(key)) return null;
  return (container) => focus(entryElements(container)[0]);
}

function listAction(event: KeyboardEvent, target: HTMLElement, openHelp: () => void): Action | null {
  const entry = entryOf(target);
  switch (keyOf(event)) {
    case '/':
      return (container) => {
        const search = container.querySelector<HTMLInputElement>('input[type="search"]');
        search?.focus();
        return search !== null;
      };
    case '?':
      return () => (openHelp(), true);
    case 'j':
      return move(entry, 1);
    case 'k':
      return move(entry, -1);
    case 'ArrowRight':
      return entry && move(entry, 1);
    case 'ArrowLeft':
      return entry && move(entry, -1);
    case 'ArrowDown':
      return entry && move(entry, 1, columnsOf);
    case 'ArrowUp':
      return entry && move(entry, -1, columnsOf);
    case 'Enter':
      // A control inside has its own Enter.
      return target === entry ? press(entry, 'form input, [data-action="edit"], a') : null;
    case 'e':
      return press(entry, 'a');
    case 'x':
    case 'X':
      return press(entry, '[data-action="select"]', event.shiftKey);
    default:
      return null;
  }
}

/** The key without Caps Lock; on a keyboard with another script the Latin letter or the slash at its place. */
function keyOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (key.length > 1) return key;
  if (key > '~') return code === 'Slash' ? (shiftKey ? '?' : '/') : code.slice('Key'.length).toLowerCase();
  return shiftKey ? key : key.toLowerCase();
}

function focus(entry: HTMLElement | undefined): boolean {
  if (entry) focusEntry(entry);
  return entry !== undefined;
}

/** Presses the first control, or focuses it if it is the field of an open price. */
function press(entry: HTMLElement | null, selector: string, shiftKey = false): Action {
  return () => {
    const control = entry?.querySelector<HTMLElement>(selector);
    if (control?.closest('form')) control.focus();
    else control?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
    return Boolean(control);
  };
}

/** Moves to another entry; from outside of the entries to the changed one, otherwise to the first in view. */
const move =
  (entry: HTMLElement | null, direction: 1 | -1, distanceIn: (entries: readonly HTMLElement[]) => number = () => 1): Action =>
  (container) => {
    const entries = entryElements(container);
    if (entry === null) {
      const isInView = (one: HTMLElement) => one.getBoundingClientRect().top >= 0;
      return focus(entries.find(({ dataset }) => dataset['marked'] === 'true') ?? entries.find(isInView) ?? entries[0]);
    }
    return focus(entries[entries.indexOf(entry) + direction * distanceIn(entries)]);
  };

/** Cards in the first row. */
function columnsOf(entries: readonly HTMLElement[]): number {
  const tops = entries.map((entry) => entry.getBoundingClientRect().top);
  return tops.filter((top) => top === tops[0]).length;
}
