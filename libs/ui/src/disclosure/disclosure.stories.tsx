import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Stack } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import { Disclosure } from './disclosure.tsx';

const onToggle = fn();

const meta = preview.meta({
  title: 'Components/Disclosure',
  tags: ['autodocs', 'new'],
  component: Disclosure,
  args: { label: 'Allergens', children: <Text>Milk, nuts.</Text>, onToggle, id: 'allergens' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const content = canvas.getByText('Milk, nuts.');
    await expect(content).not.toBeVisible();
    await userEvent.click(canvas.getByText('Allergens'));
    await expect(content).toBeVisible();
    await waitFor(() => expect(onToggle.mock.calls).toEqual([[true]]));
    await expect(canvas.getByText('Allergens').closest('summary')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Stack gap="xs">
      <Disclosure label="Closed">
        <Text>Not shown.</Text>
      </Disclosure>
      <Disclosure label="Open" isOpen>
        <Text>What was hidden.</Text>
      </Disclosure>
      <Disclosure label="A label that is so long that it needs more than one line in a narrow window, with its arrow at the end" isOpen>
        <Text>মিষ্টি</Text>
      </Disclosure>
    </Stack>
  ),
});
