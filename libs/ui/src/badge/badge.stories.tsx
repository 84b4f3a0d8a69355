import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Button } from '../button/button.tsx';
import { CheckIcon } from '../icons/icons.tsx';
import { Inline } from '../layout/layout.tsx';
import { Badge, CountBadge } from './badge.tsx';

const meta = preview.meta({
  title: 'Components/Badge',
  tags: ['autodocs'],
  component: Badge,
  subcomponents: { CountBadge },
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
      <CountBadge count={1} />
      <CountBadge count={42} />
      <CountBadge count={120} />
    </Inline>
  ),
});

function Counting() {
  const [count, setCount] = useState(0);
  return (
    <Inline>
      <Button onClick={() => setCount(count + 1)}>More</Button>
      <Button variant="quiet" onClick={() => setCount(count - 1)}>
        Less
      </Button>
      <a href="#/food/add-to-card/">
        Cart <CountBadge count={count} />
      </a>
    </Inline>
  );
}

/** Animates when the count grows. Hidden from screen readers. */
export const Count = meta.story({
  render: () => <Counting />,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Cart' });
    const hasPop = () => link.getAnimations({ subtree: true }).length > 0;
    await expect(link).toHaveTextContent(/^Cart$/);
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(link).toHaveTextContent('Cart 2');
    await expect(hasPop()).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Less' }));
    await expect(hasPop()).toBe(false);
    await expect(link).toHaveAccessibleName('Cart');
  },
});
