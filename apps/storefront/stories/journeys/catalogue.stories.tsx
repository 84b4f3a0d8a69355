import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../preview.ts';
import { createStoryClock } from '@my-food/ui/stories/story-clock';
import { fill } from '../account-steps.ts';
import { chooseFile, pngFile } from '../png-file.ts';
import { adminStory, findCard } from '../admin-story.ts';
import { inSequence, type Step } from './journey.ts';
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

const profilePage = adminStory({ route: '/profile/' });

const expectFoodsPage = async (canvas: Canvas) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: textsOf(admin)('foods') })).toBeVisible();
};

const goesToTheFoods: Step = async (canvas) => {
  await userEvent.click(await canvas.findByRole('link', { name: textsOf(profile)('manageProduct') }));
  await expectFoodsPage(canvas);
  await findCard(canvas, 'Naan');
};

const addsPuliPitha: Step = async (canvas) => {
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

const cancelsDeletion: Step = async (canvas) => {
  await userEvent.click(await deleteOf(canvas, 'Naan'));
  await userEvent.click(
    within(await screen.findByRole('alertdialog', { name: textsOf(admin)('confirmDeletion') })).getByText(textsOf(admin)('cancel')),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await expect(await deleteOf(canvas, 'Naan')).toHaveFocus();
};

const deletesNaan: Step = async (canvas) => {
  await userEvent.click(await deleteOf(canvas, 'Naan'));
  await userEvent.click(await screen.findByRole('button', { name: textsOf(admin)('yesDelete') }));
  await expectToast(canvas, textsOf(toasts)('foodDeleted'));
  await waitFor(() => expect(canvas.queryByRole('article', { name: 'Naan' })).not.toBeInTheDocument());
};

const opensMenu: Step = async (canvas) => {
  await userEvent.click(within(canvas.getByRole('banner')).getByRole('link', { name: textsOf(layout)('food') }));
  await canvas.findByRole('heading', { level: 1, name: textsOf(menu)('heading') });
  await canvas.findByRole('heading', { name: 'Puli Pitha' });
  const dishes = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }: HTMLElement) => textContent);
  await expect(dishes).toEqual(['Margherita', 'Dal', 'Kacchi', 'Puli Pitha']);
};

export const Foods = meta.story({ name: '1 Goes to the foods', ...profilePage, play: inSequence(goesToTheFoods) });
export const Added = meta.story({ name: '2 Adds a dish', ...profilePage, play: inSequence(goesToTheFoods, addsPuliPitha) });
export const DeletionCancelled = meta.story({
  name: '3 Cancels a deletion',
  ...profilePage,
  play: inSequence(goesToTheFoods, cancelsDeletion),
});
export const Deleted = meta.story({
  name: '4 Deletes a dish and opens the menu',
  ...profilePage,
  play: inSequence(goesToTheFoods, addsPuliPitha, cancelsDeletion, deletesNaan, opensMenu),
});
