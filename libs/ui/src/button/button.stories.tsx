import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { CartIcon, PlusIcon, TrashIcon } from '../icons/icons.tsx';
import { Row, Stack } from '../layout/layout.tsx';
import { Button, IconButton } from './button.tsx';

const onClick = fn();
const looks = ['primary', 'quiet', 'plain', 'critical'] as const;
const sizes = ['s', 'm', 'l'] as const;

const meta = preview.meta({
  title: 'Components/Button',
  tags: ['autodocs'],
  component: Button,
  subcomponents: { IconButton },
  args: { children: 'Add to Order', onClick },
});

export const Primary = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add to Order' });
    await userEvent.click(button);
    await expect(onClick).toHaveBeenCalledOnce();
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});
export const Quiet = meta.story({ args: { look: 'quiet' } });
export const Plain = meta.story({ args: { look: 'plain' } });
export const Critical = meta.story({ args: { look: 'critical', children: 'Delete' } });
export const WithIcon = meta.story({ args: { icon: <CartIcon /> } });
export const Wide = meta.story({ args: { isWide: true, size: 'l' } });
export const LongWords = meta.story({
  args: { children: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung and more words than a button should have' },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button')).toBeDisabled(),
});

export const Loading = meta.story({
  args: { isBusy: true },
  render: (args) => (
    <Row>
      <Button {...args} />
      <Button {...args} isBusy={false}>
        Add to Order
      </Button>
    </Row>
  ),
  play: async ({ canvas }) => {
    const [busy, rested] = canvas.getAllByRole('button', { name: 'Add to Order' });
    await userEvent.click(busy ?? document.body);
    await expect(onClick).not.toHaveBeenCalled();
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    await expect(busy?.offsetWidth).toBe(rested?.offsetWidth);
    await expect(busy).toHaveFocus();
  },
});

export const LoadingInForm = meta.story({
  render: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onClick();
      }}
    >
      <input aria-label="Email" />
      <Button type="submit" isBusy>
        Save
      </Button>
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'rahim{Enter}');
    await expect(onClick).not.toHaveBeenCalled();
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Stack>
      {sizes.map((size) => (
        <Row key={size}>
          {looks.map((look) => (
            <Button key={look} look={look} size={size}>
              {look}
            </Button>
          ))}
          <Button size={size} isBusy>
            Busy
          </Button>
          <Button size={size} isDisabled>
            Disabled
          </Button>
        </Row>
      ))}
      <Row>
        <IconButton label="Remove" icon={<TrashIcon />} />
        <IconButton label="Add" look="quiet" icon={<PlusIcon />} />
        <IconButton label="Order" look="primary" icon={<CartIcon />} />
        <IconButton label="Not now" isDisabled icon={<CartIcon />} />
      </Row>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const small = canvas.getAllByRole('button').filter((button) => button.offsetHeight < 44 || button.offsetWidth < 44);
    await expect(small).toEqual([]);
  },
});
