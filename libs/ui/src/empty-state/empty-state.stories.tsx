import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { ButtonLink } from '../link/link.tsx';
import { DishPicture } from '../picture/picture.tsx';
import { examplePictures } from '../picture/pictures.examples.ts';
import { EmptyState } from './empty-state.tsx';
import { ErrorLine } from './error-line.tsx';

const meta = preview.meta({
  title: 'Components/Empty state',
  tags: ['autodocs'],
  component: EmptyState,
  args: {
    title: 'Your order is empty',
    text: 'Nothing here yet. The menu is full of good things.',
    action: <ButtonLink href="#/food/">Browse the menu</ButtonLink>,
  },
});

export const Inviting = meta.story({
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 2, name: 'Your order is empty' })).toBeVisible(),
});
export const WithPicture = meta.story({ args: { picture: <DishPicture src={examplePictures.biryani} alt="" plate={2} size="large" /> } });

export const AllVariants = meta.story({
  render: (args) => (
    <Stack gap="xxl">
      <EmptyState {...args} />
      <EmptyState title="No orders found." text="The first one always tastes best." headingLevel={3} />
      <ErrorLine text="Request failed with status code 500" action={<Button look="plain">Try again</Button>} />
      <ErrorLine isQuiet text="Your orders could not be read." action={<Button look="plain">Try again</Button>} />
    </Stack>
  ),
});

export const ErrorLines = meta.story({
  render: () => (
    <Stack>
      <ErrorLine text="Request failed with status code 500" action={<Button look="plain">Try again</Button>} />
      <ErrorLine isQuiet text="Your orders could not be read." action={<Button look="plain">Try again</Button>} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert').map((line) => line.textContent)).toEqual(['Request failed with status code 500Try again']);
  },
});
