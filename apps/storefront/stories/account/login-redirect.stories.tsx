import { accounts } from '@my-food/mocks/accounts';
import { createStoryClock } from '@my-food/ui/stories/story-clock';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../preview.ts';
import { backend, storefront } from '../storefront-story.tsx';
import { countCalls, pressLogOut } from '../account-steps.ts';
import { expectToast } from '../canvas.ts';
import { textsOf } from '../texts-of.ts';
import { fieldsOf, logIn } from './login-steps.ts';
import { pendingWritesSettled } from '../../src/forms/pending-writes-settled.ts';
import { layout } from '../../src/i18n/en/layout.ts';
import { toasts } from '../../src/i18n/en/toasts.ts';

const clock = createStoryClock();
const meta = preview.meta({ title: 'Pages/Login/Redirect', beforeEach: clock.install, tags: ['clock'] });
export default meta;

const path = '/api/user/login/';
const guest = () => storefront({ route: '/login/' });
const { email, password } = accounts.customer;

export const LoggedOutBeforeRedirect = meta.story({
  name: 'A logout before the redirect: the form is empty, and logs in again',
  tags: ['AC-500'],
  ...guest(),
  play: async ({ canvas }) => {
    const calls = countCalls('POST', path);
    const { emailField, passwordField, button } = await fieldsOf(canvas);
    await logIn(canvas, { email, password });
    await pressLogOut(canvas);
    for (const field of [emailField, passwordField]) await waitFor(() => expect(field).toHaveValue(''));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await clock.advance(3000);
    await logIn(canvas, { email, password });
    await canvas.findByRole('button', { name: textsOf(layout)('account') });
    await expect(calls.hitCount()).toBe(2);
    await expect(button).toBeVisible();
    await clock.advance(2000);
    await waitFor(() => expect(button).not.toBeInTheDocument());
  },
});

export const LateAnswerAfterLogout = meta.story({
  name: 'The late answer to a login after the logout from a later one: logged out, and no toast',
  tags: ['AC-861'],
  ...guest(),
  play: async ({ canvas }) => {
    const late = backend().program({ method: 'POST', path, isHeld: true, times: 1 });
    await logIn(canvas, { email, password });
    await waitFor(() => expect(late.hitCount()).toBe(1));
    const { button } = await fieldsOf(canvas);
    await userEvent.click(canvas.getByRole('link', { name: textsOf(layout)('home') }));
    await waitFor(() => expect(button).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('link', { name: textsOf(layout)('login') }));
    await logIn(canvas, { email, password });
    await pressLogOut(canvas);
    await clock.advance(3000);
    late.release();
    await pendingWritesSettled();
    await logIn(canvas, { email, password });
    await canvas.findByRole('button', { name: textsOf(layout)('account') });
    await expectToast(canvas, textsOf(toasts)('loggedIn'));
  },
});
