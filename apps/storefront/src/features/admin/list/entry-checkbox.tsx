import { Checkbox } from '@my-food/ui';
import { admin } from '../../../i18n/en/admin/admin.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { EntrySelection } from './selection.ts';

interface EntryCheckboxProps extends EntrySelection {
  entry: { id: number; name: string };
}

/** Selects one entry, or a range with Shift. Renders nothing in a list without selection. */
export function EntryCheckbox({ entry, isSelected = false, onToggle }: EntryCheckboxProps) {
  const t = useTexts(admin);
  if (!onToggle) return null;
  return (
    <Checkbox
      label={t('selectEntry', { name: entry.name })}
      isLabelHidden
      data-action="select"
      isChecked={isSelected}
      onChange={(_isChecked, { nativeEvent }) => onToggle(entry.id, { range: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey })}
    />
  );
}
