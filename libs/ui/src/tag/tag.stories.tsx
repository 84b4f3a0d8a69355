import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Inline } from '../layout/layout.tsx';
import { Tag } from './tag.tsx';

function Filters() {
  const [filters, setFilters] = useState(['Curries', 'মিষ্টি', 'Below ৳500']);
  return (
    <Inline as="ul" label="Filters">
      {filters.map((filter) => (
        <li key={filter}>
          <Tag removeLabel={`Remove the filter ${filter}`} onRemove={() => setFilters(filters.filter((other) => other !== filter))}>
            {filter}
          </Tag>
        </li>
      ))}
    </Inline>
  );
}

const meta = preview.meta({
  title: 'Components/Tag',
  tags: ['autodocs', 'new'],
  component: Tag,
  args: { children: 'Curries', removeLabel: 'Remove the filter Curries' },
});

export const Default = meta.story({});

export const Removable = meta.story({
  render: () => <Filters />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the filter মিষ্টি' }));
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Curries', 'Below ৳500']);
  },
});

export const AllVariants = meta.story({
  render: (args) => (
    <Inline>
      <Tag {...args} />
      <Tag {...args} isDisabled />
      <Tag>Without a button</Tag>
      <Tag removeLabel="Remove the long one">
        A tag with so many words that it needs more than one line in a narrow window of a small phone
      </Tag>
    </Inline>
  ),
});
