import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { Notice } from './notice.tsx';

const meta = preview.meta({
  title: 'Components/Notice',
  tags: ['autodocs'],
  component: Notice,
  args: { title: 'Prices changed', children: 'Two dishes cost more than yesterday.' },
});

export const Info = meta.story();
export const Warn = meta.story({ args: { tone: 'warn' } });
export const Critical = meta.story({
  args: { tone: 'critical', isAnnounced: true, action: <Button look="quiet">Check my orders</Button> },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Two dishes cost more than yesterday.'),
});
export const AllVariants = meta.story({
  render: (args) => (
    <Stack>
      <Notice {...args} />
      <Notice {...args} tone="warn" />
      <Notice {...args} tone="critical" action={<Button look="quiet">Try again</Button>} />
      <Notice>One line alone.</Notice>
    </Stack>
  ),
});
