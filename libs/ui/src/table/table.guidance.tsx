import type { Guidance } from '../../stories/docs/guidance.ts';
import { TableCell, TableColumnHeader, TableRowHeader } from './table-cells.tsx';
import { Table, TableBody, TableHead, TableRow } from './table.tsx';

const prices = (align: 'start' | 'end') => (
  <Table label={`Prices, ${align}`}>
    <TableHead>
      <TableRow>
        <TableColumnHeader>Dish</TableColumnHeader>
        <TableColumnHeader align={align}>Price</TableColumnHeader>
      </TableRow>
    </TableHead>
    <TableBody>
      <TableRow>
        <TableRowHeader>Kacchi Biryani</TableRowHeader>
        <TableCell align={align}>৳1,420.00</TableCell>
      </TableRow>
      <TableRow>
        <TableRowHeader>Doi</TableRowHeader>
        <TableCell align={align}>৳90.00</TableCell>
      </TableRow>
    </TableBody>
  </Table>
);

export const guidance: Guidance = {
  title: 'Components/Table',
  status: 'new',
  use: ['To compare many entries by the same properties.', 'With one TableRowHeader in each row: the cell that names it.'],
  avoid: ['For layout: use Stack, Inline or Grid.', 'For one entry: use a Definition list.', 'Where pictures decide: use cards.'],
  comparisons: [
    {
      good: prices('end'),
      because: 'Figures end at the same edge, so that they can be compared.',
      poor: prices('start'),
      instead: 'Figures that start at the same edge.',
    },
  ],
  words: ['The label names the content: ‘Dishes’.', 'Column headers are nouns. Units are in the header if all cells share them.'],
  keyboard: [
    ['Tab', 'Moves the focus to the headers that sort, to the controls in cells, and to a table that scrolls sideways.'],
    ['Enter', 'Sorts by the focused header, as does Space.'],
    ['← →', 'Scroll a table that is wider than the window.'],
  ],
  screenReader: 'A table with its label and its size; each cell with its column and row header. `aria-sort` tells how the rows are sorted.',
};
