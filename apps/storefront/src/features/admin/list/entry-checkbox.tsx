import type { ChangeEvent } from 'react';
import * as styles from './entry-checkbox.css.ts';
import type { EntrySelection } from './selection.ts';

interface EntryCheckboxProps extends EntrySelection {
  entry: { id: number; name: string };
}

/** Selects one entry, or a range with Shift. Renders nothing in a list without selection. */
export function EntryCheckbox({ entry, isSelected = false, onToggle }: EntryCheckboxProps) {
  if (!onToggle) return null;
  const toggle = ({ nativeEvent }: ChangeEvent) => {
    // Space on a checkbox is a click event, too.
    onToggle(entry.id, { range: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey });
  };
  return (
    <label className={styles.target}>
      <input
        type="checkbox"
        aria-label={`Select ${entry.name}`}
        data-action="select"
        checked={isSelected}
        onChange={toggle}
        className={styles.box}
      />
    </label>
  );
}
