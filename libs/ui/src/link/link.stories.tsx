import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Inline, Stack, Surface } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { CardLink, NameLink, PictureLink, TextLink } from './link.tsx';

const onClick = fn((event: { preventDefault: () => void }) => event.preventDefault());

const meta = preview.meta({
  title: 'Components/Link',
  tags: ['autodocs'],
  component: TextLink,
  subcomponents: { ButtonLink, CardLink, PictureLink, NameLink },
  args: { href: '#/food/', children: 'Add More Items', onClick },
});

export const InSentence = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Add More Items' }));
    await expect(onClick).toHaveBeenCalledOnce();
  },
});
export const Quiet = meta.story({ args: { variant: 'quiet' } });
export const Current = meta.story({ args: { variant: 'quiet', 'aria-current': 'page' } });

/** `className` and `style` of a router do not reach the anchor. */
export const FromARouter = meta.story({
  render: () => {
    const generated = {
      href: '#/food/',
      className: 'active',
      style: { color: 'red' },
      'data-status': 'active',
      'aria-current': 'page' as const,
    };
    return (
      <TextLink {...generated} variant="quiet">
        Food
      </TextLink>
    );
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).not.toHaveClass('active');
    await expect(link).not.toHaveAttribute('style');
    await expect(link).toHaveAttribute('data-status', 'active');
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Stack>
      <Inline>
        <ButtonLink href="#/food/">Browse the menu</ButtonLink>
        <ButtonLink href="#/food/" variant="quiet">
          Update Profile
        </ButtonLink>
        <ButtonLink href="#/food/" variant="plain" size="s">
          Login
        </ButtonLink>
      </Inline>
      <Text>
        No account yet? <TextLink href="#/register/">Register Yourself</TextLink>
      </Text>
      <Text weight="strong">
        <NameLink href="#/food/details/">Kacchi Biryani</NameLink>
      </Text>
      <PictureLink href="#/food/details/">A link around a picture</PictureLink>
    </Stack>
  ),
});

export const OverACard = meta.story({
  render: () => (
    <div style={{ position: 'relative' }}>
      <Surface>
        <Stack>
          <CardLink href="#/food/" onClick={onClick}>
            Curries
          </CardLink>
          <Text>The whole card is the target area of the link.</Text>
        </Stack>
      </Surface>
    </div>
  ),
  play: async ({ canvas }) => {
    const { left, top } = canvas.getByText(/target area/).getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, top + 4)).toBe(canvas.getByRole('link', { name: 'Curries' }));
  },
});
