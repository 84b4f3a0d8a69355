import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { DishPicture } from '../shop/dish-picture/dish-picture.tsx';
import { biryani } from '../picture/pictures.examples.ts';
import { EmptyState } from './empty-state.tsx';
import { InlineError } from './inline-error.tsx';

const meta = preview.meta({
  title: 'Components/Empty state',
  tags: ['autodocs'],
  component: EmptyState,
  args: {
    title: 'Your order is empty',
    text: 'Nothing here yet. The menu is full of good things.',
    actions: <ButtonLink href="#/food/">Browse the menu</ButtonLink>,
  },
});

export const Inviting = meta.story({
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 2, name: 'Your order is empty' })).toBeVisible(),
});
export const WithPicture = meta.story({
  args: { picture: <DishPicture src={biryani} alt="" colorSeed={2} size="large" /> },
});

const word = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung';
export const LongWords = meta.story({
  tags: ['!autodocs', 'AC-392'],
  args: { title: `Nothing in ${word}`, text: `Only ${word} was searched.`, actions: <ButtonLink href="#/food/">{word}</ButtonLink> },
});

export const AllVariants = meta.story({
  render: (args) => (
    <Stack gap="xxl">
      <EmptyState {...args} />
      <EmptyState title="No orders found." text="The first one always tastes best." headingLevel={3} />
      <InlineError text="Request failed with status code 500" actions={<Button variant="plain">Try again</Button>} />
      <InlineError isQuiet text="Your orders could not be read." actions={<Button variant="plain">Try again</Button>} />
    </Stack>
  ),
});

export const InlineErrors = meta.story({
  render: () => (
    <Stack>
      <InlineError text="Request failed with status code 500" actions={<Button variant="plain">Try again</Button>} />
      <InlineError isQuiet text="Your orders could not be read." actions={<Button variant="plain">Try again</Button>} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert').map((line) => line.textContent)).toEqual(['Request failed with status code 500Try again']);
  },
});
