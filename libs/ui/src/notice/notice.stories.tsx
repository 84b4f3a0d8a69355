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
export const Warning = meta.story({ args: { tone: 'warning' } });
export const Critical = meta.story({
  args: { tone: 'critical', actions: <Button variant="quiet">Check my orders</Button> },
});
export const AllVariants = meta.story({
  render: (args) => (
    <Stack>
      <Notice {...args} />
      <Notice {...args} tone="warning" />
      <Notice {...args} tone="critical" actions={<Button variant="quiet">Try again</Button>} />
      <Notice>One line alone.</Notice>
    </Stack>
  ),
});
