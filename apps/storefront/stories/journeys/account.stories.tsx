import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../preview.ts';
import { createStoryClock } from '@my-food/ui/stories/story-clock';
import { fill } from '../account-steps.ts';
import { chooseFile, pngFile } from '../png-file.ts';
import { storefront } from '../storefront-story.tsx';
import { inSequence, type Step } from './journey.ts';
import { type Canvas, expectToast, mainOf } from '../canvas.ts';

const clock = createStoryClock();
const meta = preview.meta({ title: 'Journeys/Account', beforeEach: clock.install, tags: ['clock', 'english'] });
export default meta;

const loginPage = storefront({ route: '/login/', scenario: 'fourDishes' });

const email = 'nadia@my-food.example';
const password = 'a long password';
const user = {
  'First Name': 'Nadia',
  'Last Name': 'Rahman',
  Username: 'nadia',
  Email: email,
  'Phone Number': '01700000000',
  Address: '12 Lake Road, Dhaka',
  Password: password,
  'Confirm Password': password,
};

const expectPage = async (canvas: Canvas, heading: string) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible();
};
const fieldOf = (canvas: Canvas, label: string) => mainOf(canvas).getByLabelText(label);
const press = (canvas: Canvas, name: string) => userEvent.click(mainOf(canvas).getByRole('button', { name }));

const registers: Step = async (canvas) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Register Yourself' }));
  await expectPage(canvas, 'Register');
  for (const [label, text] of Object.entries(user)) await fill(fieldOf(canvas, label), text);
  await userEvent.selectOptions(fieldOf(canvas, 'Gender'), 'Female');
  chooseFile(fieldOf(canvas, 'Profile Image'), pngFile());
  await press(canvas, 'Register');
  await expectToast(canvas, 'Registrations Sucessfully.');
  await clock.advance(3000);
  await expectPage(canvas, 'Login');
};

const logsIn: Step = async (canvas) => {
  await fill(fieldOf(canvas, 'Email'), email);
  await fill(fieldOf(canvas, 'Password'), password);
  await press(canvas, 'Login');
  await expectToast(canvas, 'Login sucessfull');
  await clock.advance(2000);
  await expectPage(canvas, 'Nadia Rahman');
  await expect(await canvas.findByText('No orders found.')).toBeVisible();
};

const changesAddress: Step = async (canvas) => {
  await press(canvas, 'Update Profile');
  await expectPage(canvas, 'Update Profile');
  await fill(fieldOf(canvas, 'Address'), '8 Station Road, Sylhet');
  await press(canvas, 'Save changes');
  await expectToast(canvas, 'Profile Updated Successfully.');
  await clock.advance(3000);
  await expectPage(canvas, 'Nadia Rahman');
  await expect(await canvas.findByText('8 Station Road, Sylhet')).toBeVisible();
};

const logsOut: Step = async (canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Your account' }));
  await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Logout' }));
  await expectPage(canvas, 'Login');
  await waitFor(() => expect(localStorage).toHaveLength(0));
  await expect(within(canvas.getByRole('banner')).getByRole('link', { name: 'Login' })).toBeVisible();
};

export const Registered = meta.story({ name: '1 Registers', ...loginPage, play: inSequence(registers) });
export const SignedIn = meta.story({ name: '2 Logs in', ...loginPage, play: inSequence(registers, logsIn) });
export const AddressChanged = meta.story({
  name: '3 Changes the address',
  ...loginPage,
  play: inSequence(registers, logsIn, changesAddress),
});
export const LoggedOut = meta.story({ name: '4 Logs out', ...loginPage, play: inSequence(registers, logsIn, changesAddress, logsOut) });
