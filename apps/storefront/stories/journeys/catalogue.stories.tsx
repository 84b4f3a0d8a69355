import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../preview.ts';
import { createStoryClock } from '@my-food/ui/stories/story-clock';
import { fill } from '../account-steps.ts';
import { chooseFile, pngFile } from '../png-file.ts';
import { admin, findCard } from '../admin-story.ts';
import { inSequence, type Step } from './journey.ts';
import { type Canvas, expectToast, mainOf } from '../canvas.ts';

const clock = createStoryClock();
const meta = preview.meta({
  title: 'Journeys/Catalogue',
  tags: ['clock', 'english'],
  globals: { viewport: { value: 'laptop', isRotated: false } },
  beforeEach: clock.install,
});
export default meta;

const profilePage = admin({ route: '/profile/' });

const expectFoodsPage = async (canvas: Canvas) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Foods' })).toBeVisible();
};

const goesToTheFoods: Step = async (canvas) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Manage Product' }));
  await expectFoodsPage(canvas);
  await findCard(canvas, 'Naan');
};

const addsPuliPitha: Step = async (canvas) => {
  await userEvent.click(canvas.getByRole('link', { name: 'New food' }));
  await canvas.findByRole('heading', { level: 1, name: 'Add Food' });
  const form = mainOf(canvas);
  await fill(form.getByLabelText('Name'), 'Puli Pitha');
  await fill(form.getByLabelText('Price'), '90.50');
  await waitFor(() => userEvent.selectOptions(form.getByLabelText('Category'), 'Rice'));
  await fill(form.getByLabelText('Description'), 'Rice dumplings, steamed.');
  chooseFile(form.getByLabelText('Image'), pngFile('pitha.png'));
  await userEvent.click(form.getByRole('button', { name: 'Add Food' }));
  await expectToast(canvas, 'Food item added successfully!');
  await clock.advance(3000);
  await expectFoodsPage(canvas);
  await expect((await findCard(canvas, 'Puli Pitha')).getByText('$90.50')).toBeVisible();
};

const deleteOf = async (canvas: Canvas, name: string) => (await findCard(canvas, name)).getByRole('button', { name: 'Delete' });

const cancelsDeletion: Step = async (canvas) => {
  await userEvent.click(await deleteOf(canvas, 'Naan'));
  await userEvent.click(within(await screen.findByRole('alertdialog', { name: 'Confirm Deletion' })).getByText('Cancel'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await expect(await deleteOf(canvas, 'Naan')).toHaveFocus();
};

const deletesNaan: Step = async (canvas) => {
  await userEvent.click(await deleteOf(canvas, 'Naan'));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, Delete' }));
  await expectToast(canvas, 'Item deleted successfully!');
  await waitFor(() => expect(canvas.queryByRole('article', { name: 'Naan' })).not.toBeInTheDocument());
};

const opensMenu: Step = async (canvas) => {
  await userEvent.click(within(canvas.getByRole('banner')).getByRole('link', { name: 'Food' }));
  await canvas.findByRole('heading', { level: 1, name: 'Our signature dishes' });
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
