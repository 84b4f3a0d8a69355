import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { PlusIcon, TrashIcon } from '../icons/icons.tsx';
import { CartIcon } from '../icons/navigation-icons.tsx';
import { Inline, Stack } from '../layout/layout.tsx';
import { ButtonLink } from './button-link.tsx';
import { Button, IconButton } from './button.tsx';

const onClick = fn();
const variants = ['primary', 'quiet', 'plain', 'critical'] as const;
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
export const Quiet = meta.story({ args: { variant: 'quiet' } });
export const Plain = meta.story({ args: { variant: 'plain' } });
export const Critical = meta.story({ args: { variant: 'critical', children: 'Delete' } });
export const WithIcon = meta.story({ args: { icon: <CartIcon /> } });
export const Wide = meta.story({ args: { fullWidth: true, size: 'l' } });
export const LongWords = meta.story({
  args: { children: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung and more words than a button should have' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => (
    <Stack>
      <Button {...args} />
      <ButtonLink href="#/food/">{args.children}</ButtonLink>
    </Stack>
  ),
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button')).toBeDisabled(),
});

export const Loading = meta.story({
  args: { isLoading: true },
  render: (args) => (
    <Inline>
      <Button {...args} />
      <Button {...args} isLoading={false}>
        Add to Order
      </Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const [loading, idle] = canvas.getAllByRole('button', { name: 'Add to Order' });
    await userEvent.click(loading ?? document.body);
    await expect(onClick).not.toHaveBeenCalled();
    await expect(loading).toHaveAttribute('aria-disabled', 'true');
    await expect(loading?.offsetWidth).toBe(idle?.offsetWidth);
    await expect(loading).toHaveFocus();
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
      <input aria-label="Email" style={{ maxInlineSize: '100%' }} />
      <Button type="submit" isLoading>
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
        <Inline key={size}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant}
            </Button>
          ))}
          <Button size={size} isLoading>
            Busy
          </Button>
          <Button size={size} isDisabled>
            Disabled
          </Button>
        </Inline>
      ))}
      <Inline>
        <IconButton label="Remove" icon={<TrashIcon />} />
        <IconButton label="Add" variant="quiet" icon={<PlusIcon />} />
        <IconButton label="Order" variant="primary" icon={<CartIcon />} />
        <IconButton label="Not now" isDisabled icon={<CartIcon />} />
      </Inline>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const small = canvas.getAllByRole('button').filter((button) => button.offsetHeight < 44 || button.offsetWidth < 44);
    await expect(small).toEqual([]);
  },
});
