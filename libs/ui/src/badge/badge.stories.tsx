import preview from '../../stories/preview.ts';
import { CheckIcon } from '../icons/icons.tsx';
import { Inline } from '../layout/layout.tsx';
import { Badge } from './badge.tsx';

const meta = preview.meta({
  title: 'Components/Badge',
  tags: ['autodocs'],
  component: Badge,
  args: { children: 'Paid' },
});

export const Neutral = meta.story();
export const Positive = meta.story({ args: { tone: 'positive', icon: <CheckIcon size="s" /> } });

export const AllVariants = meta.story({
  render: () => (
    <Inline>
      <Badge>Neutral</Badge>
      <Badge tone="positive" icon={<CheckIcon size="s" />}>
        Paid
      </Badge>
      <Badge tone="accent">New</Badge>
      <Badge tone="critical">Gone</Badge>
    </Inline>
  ),
});
