import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { MenuIcon, SearchIcon } from '../icons/icons.tsx';
import { Stack } from '../layout/layout.tsx';
import { SegmentedControl, type SegmentedControlProps } from './segmented-control.tsx';

const options = [
  { value: 'cards', label: 'Cards' },
  { value: 'table', label: 'Table' },
  { value: 'calendar', label: 'ক্যালেন্ডার' },
] as const;
type View = (typeof options)[number]['value'];

function Choosing(props: SegmentedControlProps<string>) {
  const [value, setValue] = useState(props.value);
  return <SegmentedControl {...props} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  title: 'Components/Segmented control',
  tags: ['autodocs', 'new'],
  component: SegmentedControl,
  args: { label: 'View', options, value: 'cards', onChange: () => undefined, id: 'view', 'data-view': 'cards' },
  render: (args) => <Choosing {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'View' });
    await expect([group.id, group.dataset['view']]).toEqual(['view', 'cards']);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Cards' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Table' })).toBeChecked();
    await userEvent.click(canvas.getByText('ক্যালেন্ডার'));
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName('ক্যালেন্ডার');
    await expect(canvas.getByText('Cards').closest('label')?.offsetHeight).toBeGreaterThanOrEqual(44);
  },
});

export const Disabled = meta.story({
  tags: ['!autodocs'],
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
});

/** The type of `onChange` is the type of the options. */
export const Typed = meta.story({
  tags: ['!autodocs'],
  render: function Viewing() {
    const [view, setView] = useState<View>('cards');
    return <SegmentedControl label="View" isLabelHidden={false} options={options} value={view} onChange={setView} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    await expect(canvas.getByRole('radio', { name: 'Table' })).toBeChecked();
  },
});

const categories = ['All', 'Rice & Biryani', 'Curries', 'মিষ্টি'].map((name) => ({ value: name, label: name }));

export const Pills = meta.story({
  args: { variant: 'pills', label: 'Category', options: categories, value: 'All' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Category' })).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('radio', { name: 'Curries' }));
    await expect(canvas.getByRole('radio', { name: 'Curries' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Rice & Biryani' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'All' })).not.toBeChecked();
  },
});

export const ManyPills = meta.story({
  tags: ['!autodocs'],
  args: {
    variant: 'pills',
    options: Array.from({ length: 24 }, (_, index) => ({ value: String(index), label: `Category number ${index}` })),
    value: '3',
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const AllVariants = meta.story({
  render: () => (
    <Stack>
      <SegmentedControl label="Visible label" isLabelHidden={false} options={options} value="table" onChange={() => undefined} />
      <SegmentedControl
        label="With icons"
        size="s"
        options={[
          { value: 'list', label: 'List', icon: <MenuIcon /> },
          { value: 'search', label: 'Search', icon: <SearchIcon /> },
        ]}
        value="list"
        onChange={() => undefined}
      />
      <SegmentedControl label="Wide" fullWidth options={options} value="cards" onChange={() => undefined} />
      <SegmentedControl label="Pills" variant="pills" options={categories} value="Curries" onChange={() => undefined} />
      <SegmentedControl label="Disabled" isDisabled options={options} value="cards" onChange={() => undefined} />
    </Stack>
  ),
});
