import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Stack } from '../layout/layout.tsx';
import { TableCell, TableColumnHeader, TableRowHeader } from './table-cells.tsx';
import { DishTable } from './table.examples.tsx';
import { Table, TableBody, TableHead, TableRow } from './table.tsx';

const meta = preview.meta({
  title: 'Components/Table',
  tags: ['autodocs', 'new'],
  component: Table,
  subcomponents: { TableHead, TableBody, TableRow, TableColumnHeader, TableRowHeader, TableCell },
  args: { label: 'Dishes', id: 'dishes', 'data-list': 'dishes', children: null },
  render: (args) => <DishTable {...args} />,
});

export const Sorted = meta.story({
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Dishes' });
    await expect([table.id, table.dataset['list']]).toEqual(['dishes', 'dishes']);
    const names = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    const sorts = () => canvas.getAllByRole('columnheader').map((header) => header.getAttribute('aria-sort'));
    await expect(sorts()).toEqual([null, 'ascending', null, 'none']);
    await userEvent.click(canvas.getByRole('button', { name: 'Price' }));
    await expect([sorts(), names()]).toEqual([
      [null, 'none', null, 'ascending'],
      ['মিষ্টি দই', 'Kacchi Biryani', 'Shorshe Ilish'],
    ]);
    await userEvent.keyboard('{Enter}');
    await expect([sorts()[3], names()[0]]).toEqual(['descending', 'Shorshe Ilish']);
  },
});

export const Selected = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const every = canvas.getByRole('checkbox', { name: 'Select every dish' });
    await expect(every).toBePartiallyChecked();
    await userEvent.click(every);
    await expect(every).toBeChecked();
    await expect(every).not.toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Kacchi Biryani' }));
    const rows = canvas.getAllByRole('row').filter((row) => row.dataset['selected'] === 'true');
    await expect(rows).toHaveLength(2);
  },
});

/** Only the table scrolls. It is a tab stop while it does. */
export const Narrow = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <div style={{ inlineSize: '240px' }}>
      <DishTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const region = await waitFor(() => canvas.getByRole('region', { name: 'Dishes' }));
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(region.offsetWidth).toBe(240);
  },
});

export const Wide = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => expect(canvas.queryByRole('region')).not.toBeInTheDocument(),
});

export const AllVariants = meta.story({
  render: () => (
    <Stack>
      <DishTable label="Comfortable" isLabelHidden={false} />
      <DishTable label="Compact" isLabelHidden={false} density="compact" />
    </Stack>
  ),
});
