import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import preview from '../preview.ts';
import { backend } from '../storefront-story.tsx';
import { admin } from '../admin-story.ts';
import { type Canvas, expectToast } from '../canvas.ts';
import { chooseFile, pngFile } from '../png-file.ts';

const meta = preview.meta({ title: 'Pages/Admin food form', tags: ['english'] });
export default meta;

const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });
type Control = 'Name' | 'Price' | 'Category' | 'Description' | 'Image';

async function fill(canvas: Canvas, without?: Control) {
  await canvas.findByRole('option', { name: 'Curry' });
  if (without !== 'Name') await userEvent.type(canvas.getByLabelText('Name'), 'Fuchka');
  if (without !== 'Price') await userEvent.type(canvas.getByLabelText('Price'), '60.5');
  if (without !== 'Category') await userEvent.selectOptions(canvas.getByLabelText('Category'), 'Curry');
  if (without !== 'Description') await userEvent.type(canvas.getByLabelText('Description'), 'Crisp shells.');
  if (without !== 'Image') chooseFile(canvas.getByLabelText('Image'), pngFile('new.png'));
}

export const Blank = meta.story({ name: 'A new food', ...admin({ route: '/admin/add-food/', scenario: 'shop' }) });
export const OnAPhone = meta.story({ ...Blank.input, name: 'On a phone', globals: { viewport: { value: 'phone', isRotated: false } } });

const withoutOne = (left: Control) => ({
  name: `Nothing is sent without ${left.toLowerCase()}`,
  tags: ['AC-091'],
  ...admin({ route: '/admin/add-food/' }),
  play: async ({ canvas }: { canvas: Canvas }) => {
    await fill(canvas, left);
    const calls = backend().program({ method: 'POST', path: '/api/food/', reply: { status: 201 } });
    await userEvent.click(button(canvas, 'Add Food'));
    await expect(canvas.getByLabelText(left)).toBeInvalid();
    await expect(calls.hitCount()).toBe(0);
  },
});
export const WithoutName = meta.story({ ...withoutOne('Name'), tags: ['incomplete', 'AC-091'] });
export const WithoutPrice = meta.story(withoutOne('Price'));
export const WithoutCategory = meta.story(withoutOne('Category'));
export const WithoutDescription = meta.story(withoutOne('Description'));
export const WithoutImage = meta.story(withoutOne('Image'));

export const InvalidPrice = meta.story({
  name: 'An invalid price shows a field error',
  tags: ['invalid-price', 'AC-091'],
  ...admin({ route: '/admin/add-food/' }),
  play: async ({ canvas }) => {
    await fill(canvas, 'Price');
    const calls = backend().program({ method: 'POST', path: '/api/food/', reply: { status: 201 } });
    const price = canvas.getByLabelText('Price');
    await expect([price.getAttribute('type'), price.getAttribute('step')]).toEqual(['number', '0.01']);
    for (const typed of ['1.005', '1e5', '0', '-5', '.5']) {
      await userEvent.click(price);
      await fireEvent.change(price, { target: { value: typed } });
      await userEvent.click(button(canvas, 'Add Food'));
      await waitFor(() => expect([typed, price.getAttribute('aria-invalid')]).toEqual([typed, 'true']));
    }
    await expect(price).toHaveAccessibleDescription(/at most two decimals/);
    await expect(calls.hitCount()).toBe(0);
    await userEvent.clear(price);
    await userEvent.type(price, '60.5');
    await expect(price).not.toHaveAccessibleDescription(/at most two decimals/);
    await userEvent.click(button(canvas, 'Add Food'));
    await expectToast(canvas, 'Food item added successfully!');
    await expect(calls.hitCount()).toBe(1);
  },
});

export const Preview = meta.story({
  name: 'The preview follows the values',
  ...admin({ route: '/admin/add-food/' }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByLabelText('Name');
    const card = canvasElement.querySelector<HTMLElement>('[inert]');
    await expect(card).toHaveTextContent('Its name–Add to Order');
    await fill(canvas);
    await waitFor(() => expect(card).toHaveTextContent('Fuchka৳60.50Add to Order'));
    await waitFor(() => expect(card?.querySelector('img')?.getAttribute('src')).toMatch(/^blob:/));
  },
});

export const Filled = meta.story({
  name: 'An existing food, opened directly',
  tags: ['filled', 'AC-044'],
  ...admin({ route: '/admin/update-food/?id=2', scenario: 'shop' }),
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('কাচ্চি বিরিয়ানি');
    await expect(canvas.getByLabelText('Price')).toHaveValue(450);
    await waitFor(() => expect(canvas.getByLabelText('Category')).toHaveDisplayValue('Rice & Biryani'));
    await expect(canvas.getByLabelText('Image')).not.toBeRequired();
  },
});

export const Loading = meta.story({
  name: 'Loading the list',
  tags: ['loading'],
  ...admin({ route: '/admin/update-food/?id=2', prepare: (shop) => shop.program({ method: 'GET', path: '/api/food/', isSilent: true }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Looking for the food...')).toBeVisible();
  },
});

export const Unreadable = meta.story({
  name: 'The list fails to load: retry',
  ...admin({ route: '/admin/update-food/?id=2', prepare: (shop) => shop.program({ method: 'GET', path: '/api/food/', isDropped: true }) }),
  play: async ({ canvas }) => {
    await canvas.findByText('The food could not be read.');
    backend().clearFaults();
    await userEvent.click(button(canvas, 'Try again'));
    await canvas.findByDisplayValue('Dal');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Update Food' })).toHaveFocus());
  },
});

export const Missing = meta.story({
  name: 'Not in the list: a link back',
  tags: ['missing'],
  ...admin({ route: '/admin/update-food/?id=404' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This food was not found' });
    await expect(canvas.getByRole('link', { name: 'Back to the foods' })).toHaveAttribute('href', '/admin/products/');
  },
});

export const WithoutCategories = meta.story({
  name: 'The categories fail to load: the current one stays selected',
  tags: ['without-categories'],
  ...admin({
    route: '/admin/update-food/?id=2',
    prepare: (shop) => shop.program({ method: 'GET', path: '/api/category/', reply: { status: 500 } }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('The categories could not be read.');
    await expect(canvas.getByLabelText('Category')).toHaveDisplayValue('Curry');
    backend().clearFaults();
    await userEvent.click(button(canvas, 'Try again'));
    await canvas.findByRole('option', { name: 'Pizza' });
    await waitFor(() => expect(canvas.getByLabelText('Category')).toHaveFocus());
  },
});

export const Saving = meta.story({
  name: 'While saving, the fields are inert and a notice says so',
  ...admin({ route: '/admin/update-food/?id=2' }),
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('Name');
    await userEvent.type(name, ' Makhani');
    const held = backend().program({ method: 'PATCH', path: '/api/food/{id}/', isHeld: true });
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await canvas.findByText('Saving. The form waits for the answer.')).toBeVisible();
    await expect(button(canvas, 'Update Food')).toHaveFocus();
    await expect(name.closest('[inert]')).not.toBeNull();
    held.release();
    await expectToast(canvas, 'Food item updated successfully!');
    await expect(name.closest('[inert]')).not.toBeNull();
    await expect(canvas.getByText(/^Saved\. In a moment/)).toBeVisible();
  },
});

export const Refused = meta.story({
  name: 'Rejected: the error of the server at its field, and all values stay',
  tags: ['refused', 'AC-132'],
  ...admin({
    route: '/admin/update-food/?id=2',
    prepare: (shop) =>
      shop.program({
        method: 'PATCH',
        path: '/api/food/{id}/',
        reply: { status: 400, json: { price: ['The market has no such price.'] } },
      }),
  }),
  play: async ({ canvas }) => {
    const price = await canvas.findByLabelText('Price');
    await userEvent.clear(price);
    await userEvent.type(price, '999');
    await userEvent.click(button(canvas, 'Update Food'));
    await expectToast(canvas, 'Failed to update food. Please try again.');
    await expect(price).toHaveAccessibleDescription('The market has no such price.');
    await expect(price).toHaveValue(999);
    await waitFor(() => expect(price.closest('[inert]')).toBeNull());
    await userEvent.type(price, '.5');
    await expect(price).not.toHaveAccessibleDescription(/market/);
  },
});
