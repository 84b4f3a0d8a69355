import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../preview.ts';
import { createStoryClock } from '@my-food/ui/stories/story-clock';
import { accountField as field, fill, fillRegistration, pressLogOut, registration } from '../account-steps.ts';
import { storefront } from '../storefront-story.tsx';
import { type Canvas, expectToast, mainOf, wholeText } from '../canvas.ts';
import { login } from '../../src/i18n/en/account/login.ts';
import { profile } from '../../src/i18n/en/account/profile.ts';
import { profileForm } from '../../src/i18n/en/account/profile-form.ts';
import { register } from '../../src/i18n/en/account/register.ts';
import { layout } from '../../src/i18n/en/layout.ts';
import { orders } from '../../src/i18n/en/ordering/orders.ts';
import { toasts } from '../../src/i18n/en/toasts.ts';
import { linkName, textsOf } from '../texts-of.ts';

const clock = createStoryClock();
const meta = preview.meta({ title: 'Journeys/Account', beforeEach: clock.install, tags: ['clock'] });
export default meta;

const expectPage = async (canvas: Canvas, heading: string) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible();
};
const press = (canvas: Canvas, name: string) => userEvent.click(mainOf(canvas).getByRole('button', { name }));

const registerNadia = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('link', { name: linkName((link) => textsOf(login).rich('register', { link })) }));
  await expectPage(canvas, textsOf(register)('title'));
  await fillRegistration(canvas, { firstName: 'Nadia' });
  await press(canvas, textsOf(register)('submit'));
  await expectToast(canvas, textsOf(toasts)('registered'));
  await clock.advance(3000);
  await expectPage(canvas, textsOf(login)('title'));
};

const logIn = async (canvas: Canvas) => {
  await fill(field(canvas, 'email'), registration.email);
  await fill(field(canvas, 'password'), registration.password);
  await press(canvas, textsOf(login)('submit'));
  await expectToast(canvas, textsOf(toasts)('loggedIn'));
  await clock.advance(2000);
  await expectPage(canvas, 'Nadia Rahman');
  await expect(await canvas.findByText(textsOf(orders)('emptyTitle'))).toBeVisible();
};

const changeAddress = async (canvas: Canvas) => {
  await press(canvas, textsOf(profile)('update'));
  await expectPage(canvas, textsOf(profileForm)('title'));
  await fill(field(canvas, 'address'), '8 Station Road, Sylhet');
  await press(canvas, textsOf(profileForm)('submit'));
  await expectToast(canvas, textsOf(toasts)('profileUpdated'));
  await clock.advance(3000);
  await expectPage(canvas, 'Nadia Rahman');
  await expect(await canvas.findByText(wholeText('8 Station Road, Sylhet'))).toBeVisible();
};

const logOut = async (canvas: Canvas) => {
  await pressLogOut(canvas);
  await expectPage(canvas, textsOf(login)('title'));
  await waitFor(() => expect(localStorage).toHaveLength(0));
  await expect(within(canvas.getByRole('banner')).getByRole('link', { name: textsOf(layout)('login') })).toBeVisible();
};

export const FromRegistrationToLogout = meta.story({
  ...storefront({ route: '/login/', scenario: 'fourDishes' }),
  play: async ({ canvas, step }) => {
    await step('Registers', () => registerNadia(canvas));
    await step('Logs in', () => logIn(canvas));
    await step('Changes the address', () => changeAddress(canvas));
    await step('Logs out', () => logOut(canvas));
  },
});
