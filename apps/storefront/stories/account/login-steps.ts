import { userEvent } from 'storybook/test';
import { fill } from '../account-steps.ts';
import { type Canvas, mainOf } from '../canvas.ts';
import { textsOf } from '../texts-of.ts';
import { credentials } from '../../src/i18n/en/account/credentials.ts';
import { login } from '../../src/i18n/en/account/login.ts';

/** The fields and the button of the login. */
export const fieldsOf = async (canvas: Canvas) => {
  await canvas.findByRole('heading', { level: 1, name: textsOf(login)('title') });
  const main = mainOf(canvas);
  return {
    emailField: main.getByLabelText(textsOf(credentials)('email')),
    passwordField: main.getByLabelText(textsOf(credentials)('password')),
    button: main.getByRole('button', { name: textsOf(login)('submit') }),
  };
};

/** Fills what is not empty, and submits. */
export async function logIn(canvas: Canvas, typed: { email: string; password: string }) {
  const { emailField, passwordField, button } = await fieldsOf(canvas);
  if (typed.email) await fill(emailField, typed.email);
  if (typed.password) await fill(passwordField, typed.password);
  await userEvent.click(button);
}
