import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../preview.ts';
import { storeDraft } from '../../src/forms/draft-store.ts';
import { backend } from '../storefront-story.tsx';
import { admin } from '../admin-story.ts';
import { type Canvas, expectToast } from '../canvas.ts';
import { chooseFile, pngFile } from '../png-file.ts';

const meta = preview.meta({ title: 'Pages/Admin category form' });
export default meta;

const incomplete = 'Please enter category name and select an image.';
const writes = () => backend().program({ method: 'POST', path: '/api/category/', reply: { status: 201 } });
const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });

export const Blank = meta.story({
  name: 'Without name and picture',
  tags: ['incomplete', 'AC-089'],
  ...admin({ route: '/admin/add-category/' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Add Category' });
    const calls = writes();
    await expect(canvas.getByLabelText('Name')).not.toHaveAttribute('required');
    await userEvent.click(button(canvas, 'Add Category'));
    await expectToast(canvas, incomplete);
    await expect([canvas.getAllByText(incomplete).length, calls.hitCount()]).toEqual([1, 0]);
  },
});

export const WithoutName = meta.story({
  name: 'Without a name, or with only whitespace',
  tags: ['AC-089'],
  ...admin({ route: '/admin/add-category/' }),
  play: async ({ canvas }) => {
    chooseFile(await canvas.findByLabelText('Image'), pngFile('new.png'));
    await userEvent.type(canvas.getByLabelText('Name'), '   ');
    const calls = writes();
    await userEvent.click(button(canvas, 'Add Category'));
    await expectToast(canvas, incomplete);
    await expect(calls.hitCount()).toBe(0);
  },
});

export const WithoutPicture = meta.story({
  name: 'Without a picture',
  tags: ['AC-089'],
  ...admin({ route: '/admin/add-category/' }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Pitha');
    const calls = writes();
    await userEvent.click(button(canvas, 'Add Category'));
    await expectToast(canvas, incomplete);
    await expect(calls.hitCount()).toBe(0);
    await expect(canvas.getByLabelText('Name')).toHaveValue('Pitha');
  },
});

export const Saved = meta.story({
  name: 'Saved: the button is inert until the redirect',
  tags: ['saved'],
  ...admin({ route: '/admin/add-category/' }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Pitha');
    chooseFile(canvas.getByLabelText('Image'), pngFile('new.png'));
    const calls = writes();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await canvas.findByText(/^Saved\./);
    await userEvent.click(button(canvas, 'Add Category'));
    await expect(calls.hitCount()).toBe(1);
  },
});

export const InvalidFile = meta.story({
  name: 'A file that is not an image is rejected at its field',
  ...admin({ route: '/admin/add-category/' }),
  play: async ({ canvas }) => {
    const script = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'x.png', { type: 'image/png' });
    await userEvent.upload(await canvas.findByLabelText('Image'), script);
    await waitFor(() => expect(canvas.getByLabelText('Image')).toHaveAccessibleDescription(/not a PNG, JPG, GIF or WebP/));
  },
});

export const Dropped = meta.story({
  name: 'A dropped picture is accepted like a chosen one',
  ...admin({ route: '/admin/add-category/' }),
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText('Image');
    const dropped = new DataTransfer();
    dropped.items.add(pngFile('new.png'));
    input.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }));
    await canvas.findByText('new.png');
  },
});

export const Filled = meta.story({
  name: 'An existing category',
  tags: ['filled'],
  ...admin({ route: '/admin/update-category/?id=1', scenario: 'shop' }),
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('Rice & Biryani');
    await expect(canvas.getByLabelText('Name')).toBeRequired();
    await expect(canvas.getByLabelText('Image')).not.toBeRequired();
  },
});

export const Renamed = meta.story({
  name: 'Without a name nothing is sent',
  tags: ['without-name', 'AC-093'],
  ...admin({ route: '/admin/update-category/?id=2' }),
  play: async ({ canvas }) => {
    const calls = backend().program({ method: 'PATCH', path: '/api/category/{id}/', reply: { status: 200 } });
    const name = await canvas.findByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.click(button(canvas, 'Update Category'));
    await expect(name).toBeInvalid();
    await userEvent.type(name, '  ');
    await userEvent.click(button(canvas, 'Update Category'));
    await waitFor(() => expect(name).toHaveAccessibleDescription('Please write a name.'));
    await waitFor(() => expect(name).toHaveFocus());
    await expect(calls.hitCount()).toBe(0);
  },
});

export const Missing = meta.story({
  name: 'Not in the list: a link back',
  tags: ['missing'],
  ...admin({ route: '/admin/update-category/?id=404' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This category was not found' });
    await expect(canvas.getByRole('link', { name: 'Back to the categories' })).toHaveAttribute('href', '/admin/categorys/');
  },
});

export const DraftOffered = meta.story({
  name: 'A draft stored before a crash is offered, with its picture',
  ...admin({ route: '/admin/add-category/', storeDraft: () => storeDraft('category', { name: 'Pitha', picture: pngFile('new.png') }) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore what I typed' }));
    await expect(canvas.getByLabelText('Name')).toHaveValue('Pitha');
    await expect(canvas.getByText('new.png')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Food' }));
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible());
  },
});
