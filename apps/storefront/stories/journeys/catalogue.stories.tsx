import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../preview.ts';
import { createStoryClock } from '@my-food/ui/stories/story-clock';
import { fill } from '../account-steps.ts';
import { chooseFile, pngFile } from '../png-file.ts';
import { adminStory, findCard } from '../admin-story.ts';
import { type Canvas, expectToast, mainOf } from '../canvas.ts';
import { profile } from '../../src/i18n/en/account/profile.ts';
import { admin } from '../../src/i18n/en/admin/admin.ts';
import { layout } from '../../src/i18n/en/layout.ts';
import { menu } from '../../src/i18n/en/menu.ts';
import { toasts } from '../../src/i18n/en/toasts.ts';
import { dollars, textsOf } from '../texts-of.ts';

const clock = createStoryClock();
const meta = preview.meta({
  title: 'Journeys/Catalogue',
  tags: ['clock'],
  globals: { viewport: { value: 'laptop', isRotated: false } },
  beforeEach: clock.install,
});
export default meta;

const expectFoodsPage = async (canvas: Canvas) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: textsOf(admin)('foods') })).toBeVisible();
};

const goToFoods = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('link', { name: textsOf(profile)('manageProduct') }));
  await expectFoodsPage(canvas);
  await findCard(canvas, 'Naan');
};

const addPuliPitha = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('link', { name: textsOf(admin)('newFood') }));
  await canvas.findByRole('heading', { level: 1, name: textsOf(admin)('addFood') });
  const form = mainOf(canvas);
  await fill(form.getByLabelText(textsOf(admin)('name')), 'Puli Pitha');
  await fill(form.getByLabelText(textsOf(admin)('price')), '90.50');
  await waitFor(() => userEvent.selectOptions(form.getByLabelText(textsOf(admin)('category')), 'Rice'));
  await fill(form.getByLabelText(textsOf(admin)('description')), 'Rice dumplings, steamed.');
  chooseFile(form.getByLabelText(textsOf(admin)('image')), pngFile('pitha.png'));
  await userEvent.click(form.getByRole('button', { name: textsOf(admin)('addFood') }));
  await expectToast(canvas, textsOf(toasts)('foodCreated'));
  await clock.advance(3000);
  await expectFoodsPage(canvas);
  await expect((await findCard(canvas, 'Puli Pitha')).getByText(dollars(9050))).toBeVisible();
};

const deleteOf = async (canvas: Canvas, name: string) =>
  (await findCard(canvas, name)).getByRole('button', { name: textsOf(admin)('delete') });

const cancelDeletion = async (canvas: Canvas) => {
  await userEvent.click(await deleteOf(canvas, 'Naan'));
  await userEvent.click(
    within(await screen.findByRole('alertdialog', { name: textsOf(admin)('confirmDeletion') })).getByText(textsOf(admin)('cancel')),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await expect(await deleteOf(canvas, 'Naan')).toHaveFocus();
};

const deleteNaan = async (canvas: Canvas) => {
  await userEvent.click(await deleteOf(canvas, 'Naan'));
  await userEvent.click(await screen.findByRole('button', { name: textsOf(admin)('yesDelete') }));
  await expectToast(canvas, textsOf(toasts)('foodDeleted'));
  await waitFor(() => expect(canvas.queryByRole('article', { name: 'Naan' })).not.toBeInTheDocument());
};

const openMenu = async (canvas: Canvas) => {
  await userEvent.click(within(canvas.getByRole('banner')).getByRole('link', { name: textsOf(layout)('food') }));
  await canvas.findByRole('heading', { level: 1, name: textsOf(menu)('heading') });
  await canvas.findByRole('heading', { name: 'Puli Pitha' });
  const dishes = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }: HTMLElement) => textContent);
  await expect(dishes).toEqual(['Margherita', 'Dal', 'Kacchi', 'Puli Pitha']);
};

export const FromTheFoodsToTheMenu = meta.story({
  ...adminStory({ route: '/profile/' }),
  play: async ({ canvas, step }) => {
    await step('Goes to the foods', () => goToFoods(canvas));
    await step('Adds a dish', () => addPuliPitha(canvas));
    await step('Cancels a deletion', () => cancelDeletion(canvas));
    await step('Deletes a dish', () => deleteNaan(canvas));
    await step('Opens the menu', () => openMenu(canvas));
  },
});
