import { useState } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { TableCell, TableColumnHeader, TableRowHeader } from './table-cells.tsx';
import { Table, TableBody, TableHead, TableRow, type TableProps } from './table.tsx';

const dishes = [
  { name: 'Kacchi Biryani', category: 'Rice', price: 420 },
  { name: 'Shorshe Ilish', category: 'Fish', price: 560 },
  { name: 'মিষ্টি দই', category: 'Sweets', price: 90 },
] as const;
type Column = 'name' | 'price';

/** A table that sorts and selects. */
export function DishTable(props: Omit<TableProps, 'children'>) {
  const [{ column, isDescending }, setOrder] = useState<{ column: Column; isDescending: boolean }>({ column: 'name', isDescending: false });
  const [selected, setSelected] = useState<readonly string[]>(['Shorshe Ilish']);
  const sort = (target: Column) => ({
    sort: column !== target ? ('none' as const) : isDescending ? ('descending' as const) : ('ascending' as const),
    onSort: () => setOrder({ column: target, isDescending: column === target && !isDescending }),
  });
  const compare = (a: (typeof dishes)[number], b: (typeof dishes)[number]) =>
    (column === 'price' ? a.price - b.price : a.name.localeCompare(b.name)) * (isDescending ? -1 : 1);
  return (
    <Table {...props}>
      <TableHead>
        <TableRow>
          <TableColumnHeader width="content">
            <Checkbox
              label="Select every dish"
              isLabelHidden
              size="s"
              isChecked={selected.length === dishes.length}
              isIndeterminate={selected.length > 0 && selected.length < dishes.length}
              onChange={(isChecked) => setSelected(isChecked ? dishes.map(({ name }) => name) : [])}
            />
          </TableColumnHeader>
          <TableColumnHeader {...sort('name')}>Name</TableColumnHeader>
          <TableColumnHeader>Category</TableColumnHeader>
          <TableColumnHeader align="end" {...sort('price')}>
            Price
          </TableColumnHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {[...dishes].sort(compare).map(({ name, category, price }) => (
          <TableRow key={name} isSelected={selected.includes(name)}>
            <TableCell>
              <Checkbox
                label={`Select ${name}`}
                isLabelHidden
                size="s"
                isChecked={selected.includes(name)}
                onChange={(isChecked) => setSelected(isChecked ? [...selected, name] : selected.filter((other) => other !== name))}
              />
            </TableCell>
            <TableRowHeader>
              <bdi>{name}</bdi>
            </TableRowHeader>
            <TableCell>{category}</TableCell>
            <TableCell align="end">৳{price}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
