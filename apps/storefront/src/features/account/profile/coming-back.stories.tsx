import { expect, userEvent } from 'storybook/test';
import preview from '../../../stories/preview.ts';
import { storefront } from '../../../stories/storefront-story.tsx';

const meta = preview.meta({ title: 'Pages/Profile/Coming back' });
export default meta;

export const FoldedOnAPhone = meta.story({
  name: 'AC-162 on a phone the fields are folded',
  tags: ['folded'],
  ...storefront({ route: '/profile/', as: 'customer' }),
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole('button', { name: 'Your details', expanded: false });
    await expect(canvas.getByText('customer@my-food.example')).not.toBeVisible();
    await userEvent.click(toggle);
    await expect(canvas.getByText('customer@my-food.example')).toBeVisible();
  },
});
