import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import preview from '../preview.ts';
import { backend } from '../storefront-story.tsx';
import { adminStory } from '../admin-story.ts';
import { type Canvas, expectToast, pressTryAgain } from '../canvas.ts';
import { chooseFile, pngFile } from '../png-file.ts';
import { admin } from '../../src/i18n/en/admin/admin.ts';
import { forms } from '../../src/i18n/en/forms.ts';
import { toasts } from '../../src/i18n/en/toasts.ts';
import { linkName, money, textsOf } from '../texts-of.ts';

const meta = preview.meta({ title: 'Pages/Admin food form' });
export default meta;

const foods = { method: 'GET', path: '/api/food/' } as const;
const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });
type Control = 'name' | 'price' | 'category' | 'description' | 'image';
const field = (canvas: Canvas, control: Control) => canvas.getByLabelText(textsOf(admin)(control));

async function fill(canvas: Canvas, without?: Control) {
  await canvas.findByRole('option', { name: 'Curry' });
  if (without !== 'name') await userEvent.type(field(canvas, 'name'), 'Fuchka');
  if (without !== 'price') await userEvent.type(field(canvas, 'price'), '60.5');
  if (without !== 'category') await userEvent.selectOptions(field(canvas, 'category'), 'Curry');
  if (without !== 'description') await userEvent.type(field(canvas, 'description'), 'Crisp shells.');
  if (without !== 'image') chooseFile(field(canvas, 'image'), pngFile('new.png'));
}

export const Blank = meta.story({ name: 'A new food', ...adminStory({ route: '/admin/add-food/', scenario: 'shop' }) });
export const OnAPhone = meta.story({ ...Blank.input, name: 'On a phone', globals: { viewport: { value: 'phone', isRotated: false } } });

const withoutOne = (left: Control) => ({
  name: `Nothing is sent without ${left}`,
  tags: ['AC-091'],
  ...adminStory({ route: '/admin/add-food/' }),
  play: async ({ canvas }: { canvas: Canvas }) => {
    await fill(canvas, left);
    const calls = backend().program({ method: 'POST', path: '/api/food/', reply: { status: 201 } });
    await userEvent.click(button(canvas, textsOf(admin)('addFood')));
    await expect(field(canvas, left)).toBeInvalid();
    await expect(calls.hitCount()).toBe(0);
  },
});
export const WithoutName = meta.story({ ...withoutOne('name'), tags: ['incomplete', 'AC-091'] });
export const WithoutPrice = meta.story(withoutOne('price'));
export const WithoutCategory = meta.story(withoutOne('category'));
export const WithoutDescription = meta.story(withoutOne('description'));
export const WithoutImage = meta.story(withoutOne('image'));

export const InvalidPrice = meta.story({
  name: 'An invalid price shows a field error',
  tags: ['invalid-price', 'AC-091'],
  ...adminStory({ route: '/admin/add-food/' }),
  play: async ({ canvas }) => {
    await fill(canvas, 'price');
    const calls = backend().program({ method: 'POST', path: '/api/food/', reply: { status: 201 } });
    const price = field(canvas, 'price');
    await expect([price.getAttribute('type'), price.getAttribute('step')]).toEqual(['number', '0.01']);
    for (const typed of ['1.005', '1e5', '0', '-5', '.5']) {
      await userEvent.click(price);
      await fireEvent.change(price, { target: { value: typed } });
      await userEvent.click(button(canvas, textsOf(admin)('addFood')));
      await waitFor(() => expect([typed, price.getAttribute('aria-invalid')]).toEqual([typed, 'true']));
    }
    await expect(price).toHaveAccessibleDescription(textsOf(admin)('priceInvalid'));
    await expect(calls.hitCount()).toBe(0);
    await userEvent.clear(price);
    await userEvent.type(price, '60.5');
    await expect(price).not.toHaveAccessibleDescription(textsOf(admin)('priceInvalid'));
    await userEvent.click(button(canvas, textsOf(admin)('addFood')));
    await expectToast(canvas, textsOf(toasts)('foodCreated'));
    await expect(calls.hitCount()).toBe(1);
  },
});

export const Preview = meta.story({
  name: 'The preview follows the values',
  ...adminStory({ route: '/admin/add-food/' }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByLabelText(textsOf(admin)('name'));
    const card = canvasElement.querySelector<HTMLElement>('[inert]');
    await expect(card).toHaveTextContent(`${textsOf(admin)('itsName')}–${textsOf(admin)('addToOrder')}`);
    await fill(canvas);
    await waitFor(() => expect(card).toHaveTextContent(`Fuchka${money(6050)}${textsOf(admin)('addToOrder')}`));
    await waitFor(() => expect(card?.querySelector('img')?.getAttribute('src')).toMatch(/^blob:/));
  },
});

export const Filled = meta.story({
  name: 'An existing food, opened directly',
  tags: ['filled', 'AC-044'],
  ...adminStory({ route: '/admin/update-food/?id=2', scenario: 'shop' }),
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('কাচ্চি বিরিয়ানি');
    await expect(field(canvas, 'price')).toHaveValue(450);
    await waitFor(() => expect(field(canvas, 'category')).toHaveDisplayValue('Rice & Biryani'));
    await expect(field(canvas, 'image')).not.toBeRequired();
  },
});

export const Loading = meta.story({
  name: 'Loading the list',
  tags: ['loading'],
  ...adminStory({ route: '/admin/update-food/?id=2', prepare: (shop) => shop.program({ ...foods, isSilent: true }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textsOf(admin)('foodLookingFor'))).toBeVisible();
  },
});

export const Unreadable = meta.story({
  name: 'The list fails to load: retry',
  tags: ['AC-932'],
  ...adminStory({ route: '/admin/update-food/?id=2', prepare: (shop) => shop.program({ ...foods, isDropped: true }) }),
  play: async ({ canvas }) => {
    await canvas.findByText(textsOf(admin)('foodEntryFailed'));
    await pressTryAgain(canvas, foods, textsOf(admin)('foodLookingFor'));
    await canvas.findByDisplayValue('Dal');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: textsOf(admin)('updateFood') })).toHaveFocus());
  },
});

export const Missing = meta.story({
  name: 'Not in the list: it is announced, with a link back',
  tags: ['missing', 'AC-829'],
  ...adminStory({ route: '/admin/update-food/?id=404', prepare: (shop) => shop.program({ ...foods, isHeld: true }) }),
  play: async ({ canvas }) => {
    const region = (await canvas.findByText(textsOf(admin)('foodLookingFor'))).closest('[role="status"]');
    backend().clearFaults();
    await waitFor(() => expect(region).toHaveTextContent(textsOf(admin)('foodNotFound')));
    await expect(canvas.getByRole('link', { name: textsOf(admin)('foodBackToList') })).toHaveAttribute('href', '/admin/products/');
  },
});

export const WithoutCategories = meta.story({
  name: 'The categories fail to load: the current one stays selected',
  tags: ['without-categories'],
  ...adminStory({
    route: '/admin/update-food/?id=2',
    prepare: (shop) => shop.program({ method: 'GET', path: '/api/category/', reply: { status: 500 } }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(textsOf(admin)('categoryLoadFailed'));
    await expect(field(canvas, 'category')).toHaveDisplayValue('Curry');
    backend().clearFaults();
    await userEvent.click(button(canvas, textsOf(admin)('tryAgain')));
    await canvas.findByRole('option', { name: 'Pizza' });
    await waitFor(() => expect(field(canvas, 'category')).toHaveFocus());
  },
});

export const Saving = meta.story({
  name: 'While saving, the fields are inert and a notice says so',
  ...adminStory({ route: '/admin/update-food/?id=2' }),
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText(textsOf(admin)('name'));
    await userEvent.type(name, ' Makhani');
    const held = backend().program({ method: 'PATCH', path: '/api/food/{id}/', isHeld: true });
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await canvas.findByText(textsOf(forms)('saving'))).toBeVisible();
    await expect(button(canvas, textsOf(admin)('updateFood'))).toHaveFocus();
    await expect(name.closest('[inert]')).not.toBeNull();
    held.release();
    await expectToast(canvas, textsOf(toasts)('foodUpdated'));
    await expect(name.closest('[inert]')).not.toBeNull();
    await expect(canvas.getByRole('link', { name: linkName((list) => textsOf(admin).rich('foodSaved', { list })) })).toBeVisible();
  },
});

export const Refused = meta.story({
  name: 'Rejected: the error of the server at its field, and all values stay',
  tags: ['refused', 'AC-132', 'AC-765', 'AC-771', 'AC-800'],
  ...adminStory({
    route: '/admin/update-food/?id=2',
    prepare: (shop) =>
      shop.program({
        method: 'PATCH',
        path: '/api/food/{id}/',
        reply: { status: 400, json: { price: ['The market has no such price.'], non_field_errors: ['Ask the cook'], slug: ['Taken'] } },
      }),
  }),
  play: async ({ canvas }) => {
    const price = await canvas.findByLabelText(textsOf(admin)('price'));
    await userEvent.clear(price);
    await userEvent.type(price, '999');
    await userEvent.click(button(canvas, textsOf(admin)('updateFood')));
    await expectToast(canvas, textsOf(toasts)('foodUpdateFailed'));
    await expect(price).toHaveAccessibleDescription('The market has no such price.');
    await expect(await canvas.findByText(/Ask the cook\. Taken\.$/)).toBeVisible();
    await expect(price).toHaveValue(999);
    await waitFor(() => expect(price.closest('[inert]')).toBeNull());
    await waitFor(() => expect(price).toHaveFocus());
    await userEvent.type(price, '.5');
    await expect(price).not.toHaveAccessibleDescription(/market/);
  },
});
