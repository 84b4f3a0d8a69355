import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Text } from '../text/text.tsx';
import { Kbd } from './kbd.tsx';

const meta = preview.meta({
  title: 'Components/Kbd',
  tags: ['autodocs', 'new'],
  component: Kbd,
  args: { children: 'Ctrl' },
});

export const Default = meta.story({
  play: async ({ canvas }) => expect(canvas.getByText('Ctrl').tagName).toBe('KBD'),
});

export const AllVariants = meta.story({
  render: () => (
    <>
      <Text>
        <Kbd>Ctrl</Kbd> + <Kbd>K</Kbd> opens the search; <Kbd>Esc</Kbd> closes it.
      </Text>
      <Text size="xl">
        <Kbd>Shift</Kbd> + <Kbd>↑</Kbd> selects one more.
      </Text>
    </>
  ),
});
