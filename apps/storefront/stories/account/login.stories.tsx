import { accounts } from '@my-food/mocks/accounts';
import { createStoryClock } from '@my-food/ui/stories/story-clock';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../preview.ts';
import { backend, storefront } from '../storefront-story.tsx';
import { countCalls, fill, pressLogOut } from '../account-steps.ts';
import { type Canvas, expectToast, mainOf } from '../canvas.ts';
import { fieldsOf, logIn } from './login-steps.ts';
import { linkName, textsOf } from '../texts-of.ts';
import { credentials } from '../../src/i18n/en/account/credentials.ts';
import { login } from '../../src/i18n/en/account/login.ts';
import { layout } from '../../src/i18n/en/layout.ts';
import { queryErrors } from '../../src/i18n/en/query-errors.ts';
import { toasts } from '../../src/i18n/en/toasts.ts';

const meta = preview.meta({ title: 'Pages/Login' });
export default meta;

const path = '/api/user/login/';
const guest = (hasDemoAccounts = false) => storefront({ route: '/login/', hasDemoAccounts });
const { email, password } = accounts.customer;

export const Guest = meta.story({
  name: 'E-mail, password, and the link to the registration',
  tags: ['filled', 'AC-019'],
  ...guest(),
  play: async ({ canvas }) => {
    const { emailField, passwordField } = await fieldsOf(canvas);
    await expect(emailField).toBeRequired();
    await expect(emailField).toHaveAttribute('type', 'text');
    await expect(emailField).toHaveAttribute('inputmode', 'email');
    await expect(passwordField).toBeRequired();
    await expect(passwordField).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('link', { name: linkName((link) => textsOf(login).rich('register', { link })) })).toHaveAttribute(
      'href',
      '/register/',
    );
    await userEvent.click(mainOf(canvas).getByRole('button', { name: textsOf(credentials)('revealPassword') }));
    await expect(passwordField).toHaveAttribute('type', 'text');
  },
});

export const LoggedOut = meta.story({
  name: 'A logout on this page: the heading has the focus',
  tags: ['AC-371'],
  ...storefront({ route: '/login/', as: 'customer' }),
  play: async ({ canvas }) => {
    await pressLogOut(canvas);
    await expect(await canvas.findByRole('link', { name: textsOf(layout)('login') })).toBeVisible();
    await waitFor(() => expect(mainOf(canvas).getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

export const DemoAccounts = meta.story({
  name: 'With the mock backend: demo accounts to choose from',
  tags: ['AC-622'],
  ...guest(true),
  play: async ({ canvas }) => {
    const { emailField, passwordField, button } = await fieldsOf(canvas);
    await fill(emailField, 'somebody@else.example');
    await userEvent.click(canvas.getByRole('button', { name: textsOf(login)('useAccountLabel', { email: accounts.admin.email }) }));
    await expect(emailField).toHaveValue(accounts.admin.email);
    await expect(passwordField).toHaveValue(accounts.admin.password);
    await expect(button).toHaveFocus();
  },
});

export const Incomplete = meta.story({
  name: 'Nothing is sent without e-mail or password; any e-mail is accepted',
  tags: ['incomplete', 'AC-086'],
  ...guest(),
  play: async ({ canvas }) => {
    const calls = countCalls('POST', path);
    const { emailField, passwordField } = await fieldsOf(canvas);
    await logIn(canvas, { email: '', password: 'secret' });
    await logIn(canvas, { email: '   ', password: 'secret' });
    await expect(emailField).toHaveFocus();
    await userEvent.clear(passwordField);
    await logIn(canvas, { email: 'abc', password: '' });
    await expect(passwordField).toHaveFocus();
    await expect(calls.hitCount()).toBe(0);
    await logIn(canvas, { email: 'abc', password: 'secret' });
    await expectToast(canvas, textsOf(toasts)('loginFailed'));
    await expect(calls.hitCount()).toBe(1);
  },
});

/** A 2xx response without one of the tokens opens no session (Spec §5). */
const playWithout =
  (token: 'access' | 'refresh') =>
  async ({ canvas }: { canvas: Canvas }) => {
    backend().program({ method: 'POST', path, changeJson: (body) => ({ ...(typeof body === 'object' ? body : {}), [token]: undefined }) });
    await logIn(canvas, { email, password });
    await expectToast(canvas, textsOf(toasts)('tokensMissing'));
    await expect(localStorage).toHaveLength(0);
    await expect(mainOf(canvas).getByRole('button', { name: textsOf(login)('submit') })).not.toHaveAttribute('aria-busy');
  };

export const WithoutAccess = meta.story({
  name: 'A response without an access token',
  tags: ['without-token', 'AC-087'],
  ...guest(),
  play: playWithout('access'),
});

export const WithoutRefresh = meta.story({
  name: 'A response without a refresh token',
  tags: ['AC-087'],
  ...guest(),
  play: playWithout('refresh'),
});

export const Refused = meta.story({
  name: 'Rejected: the values stay, the reason is at the field',
  tags: ['refused', 'AC-121', 'AC-291'],
  ...guest(),
  play: async ({ canvas }) => {
    await logIn(canvas, { email, password: 'wrong' });
    await expectToast(canvas, textsOf(toasts)('loginFailed'));
    const { emailField, passwordField, button } = await fieldsOf(canvas);
    await expect(emailField).toHaveValue(email);
    await expect(passwordField).toHaveValue('wrong');
    await expect(passwordField).toHaveAttribute('aria-invalid', 'true');
    await expect(passwordField).toHaveAccessibleDescription(textsOf(login)('rejected'));
    await expect(button).not.toHaveAttribute('aria-busy');
  },
});

export const Locked = meta.story({
  name: 'Refused for another reason: the server gives it, on the page or at the field that it names',
  tags: ['AC-121', 'AC-825'],
  ...guest(),
  play: async ({ canvas }) => {
    const { emailField, passwordField } = await fieldsOf(canvas);
    backend().program({ method: 'POST', path, reply: { status: 403, json: { detail: 'This account is locked' } } });
    await logIn(canvas, { email, password });
    await expectToast(canvas, textsOf(toasts)('loginFailed'));
    await expect(await canvas.findByText(/This account is locked\./)).toBeVisible();
    for (const field of [emailField, passwordField]) await expect(field).toHaveAttribute('aria-invalid', 'false');
    backend().program({ method: 'POST', path, reply: { status: 400, json: { email: ['Enter a valid email address.'] } } });
    await logIn(canvas, { email, password });
    await waitFor(() => expect(emailField).toHaveAttribute('aria-invalid', 'true'));
    await expect(emailField).toHaveAccessibleDescription('Enter a valid email address.');
  },
});

export const Unreachable = meta.story({
  name: 'The server is unreachable: the reason stays on the page, no field is at fault',
  tags: ['unreachable', 'AC-121', 'AC-291'],
  ...guest(),
  play: async ({ canvas }) => {
    backend().program({ method: 'POST', path, isDropped: true });
    await logIn(canvas, { email, password });
    await expectToast(canvas, textsOf(toasts)('loginFailed'));
    await expect(await canvas.findByText(textsOf(login)('failed', { reason: textsOf(queryErrors)('network') }))).toBeVisible();
    const { emailField, passwordField } = await fieldsOf(canvas);
    for (const field of [emailField, passwordField]) await expect(field).toHaveAttribute('aria-invalid', 'false');
  },
});

export const Pending = meta.story({
  name: 'Pending: one request for any number of clicks',
  tags: ['waiting'],
  ...guest(),
  play: async ({ canvas }) => {
    const calls = backend().program({ method: 'POST', path, isHeld: true });
    await logIn(canvas, { email, password });
    const { passwordField, button } = await fieldsOf(canvas);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(button);
    await userEvent.type(passwordField, '{Enter}');
    await expect(calls.hitCount()).toBe(1);
  },
});

export const SignedIn = meta.story({
  name: 'Signed in: the top bar updates before the redirect',
  tags: ['saved', 'AC-120', 'clock'],
  ...guest(),
  play: async ({ canvas }) => {
    // The redirect and the toast wait.
    const restoreClock = createStoryClock().install();
    try {
      await logIn(canvas, { email: ` ${email} `, password });
      await expectToast(canvas, textsOf(toasts)('loggedIn'));
      await expect(await canvas.findByRole('button', { name: textsOf(layout)('account') })).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(textsOf(login)('title'));
      await expect(mainOf(canvas).getByRole('button', { name: textsOf(login)('submit') })).toHaveAttribute('aria-busy', 'true');
    } finally {
      restoreClock();
    }
  },
});
