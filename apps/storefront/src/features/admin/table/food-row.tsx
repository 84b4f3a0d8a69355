import type { Food } from '@my-food/api';
import { TableCell, TableRow, TableRowHeader, UserText } from '@my-food/ui';
import { DishPicture } from '@my-food/ui/shop';
import { memo, useId } from 'react';
import type { EntryCardProps } from '../list/admin-card.tsx';
import { EntryActions } from '../list/entry-actions.tsx';
import { EntryCheckbox } from '../list/entry-checkbox.tsx';
import { PriceControl } from '../price/price-control.tsx';
import * as styles from './food-table.css.ts';

/** Row of a food in the admin's table. */
export const FoodRow = memo(function FoodRow(props: EntryCardProps<Food>) {
  const { entry, isConfirming, isMarked, editLinks, onDelete, isSelected, onToggle } = props;
  const { id, name, imageUrl, category } = entry;
  const nameId = useId();
  return (
    <TableRow isSelected={isSelected} data-entry={id} data-confirming={isConfirming} data-marked={isMarked}>
      <TableCell>
        <EntryCheckbox entry={entry} isSelected={isSelected} onToggle={onToggle} />
      </TableCell>
      <TableRowHeader>
        <span className={styles.food}>
          <span className={styles.picture}>
            <DishPicture src={imageUrl} alt="" colorSeed={id - 1} size="row" />
          </span>
          <span id={nameId} dir="auto" className={styles.name}>
            <UserText>{name}</UserText>
          </span>
        </span>
      </TableRowHeader>
      <TableCell>{category ? <UserText isIsolated>{category.name}</UserText> : '–'}</TableCell>
      <TableCell align="end">
        <PriceControl food={entry} nameId={nameId} />
      </TableCell>
      <TableCell align="end">
        <span className={styles.actions}>
          <EntryActions id={id} nameId={nameId} variant="plain" editLinks={editLinks} onDelete={onDelete} />
        </span>
      </TableCell>
    </TableRow>
  );
});
