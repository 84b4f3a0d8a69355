import { userEvent } from 'storybook/test';
import { fillRegistration, registration } from '../features/account/account.story-steps.ts';
import { eventually } from './eventually.ts';
import { json } from './gates.ts';
import { expectBusy, type Screen } from './screen.ts';
import type { Stage } from './stage.tsx';
import type { submissionModel } from './submission.model.ts';

const path = '/api/user/register/';
const button = (stage: Stage) => stage.find('button', 'Register');

/** The form is empty before each attempt (Spec §4). */
async function fillIn(stage: Stage, again: string) {
  const first = await stage.field('First Name');
  await eventually(() => {
    if (first.value !== '') throw new Error('The form is not empty.');
  });
  await fillRegistration(stage.field, { 'Confirm Password': again });
}

/** On the registration, the one form with a rule of its own. */
export const submissionScreen: Screen<(typeof submissionModel)['says'][number]> = {
  begin: async (stage) => {
    await stage.start({ route: '/register/' });
    await button(stage);
  },
  acts: {
    'two different passwords are sent': async (stage) => {
      await fillIn(stage, 'another password');
      await userEvent.click(await button(stage));
      await stage.expectToast('Password did not match');
    },
    'the form is sent': async (stage) => {
      await fillIn(stage, registration.Password);
      stage.gates.hold('POST', path);
      await userEvent.click(await button(stage));
    },
    'the screen is left': async (stage) => {
      await userEvent.click(await stage.find('link', 'Login Yourself'));
      await stage.arrive('Login');
    },
    'the server accepts': async (stage) => {
      await stage.gates.answer('POST', path, 'own');
      await stage.expectToast('Registrations Sucessfully.');
    },
    'the server refuses': async (stage) => {
      await stage.gates.answer('POST', path, json(400, {}));
      await stage.expectToast('registrations Failed. Please try again');
    },
    'three seconds pass': async (stage) => stage.clock.advance(3000),
  },
  sights: {
    editing: async (stage) => expectBusy(await button(stage), false),
    'sending.seen': async (stage) => {
      expectBusy(await button(stage), true);
      await stage.gates.expectWaiting('POST', path);
    },
    'sending.unseen': async (stage) => {
      await stage.arrive('Login');
      await stage.gates.expectWaiting('POST', path);
    },
    succeeded: async (stage) => {
      await stage.arrive('Register');
      expectBusy(await button(stage), true);
    },
    gone: (stage) => stage.arrive('Login'),
  },
};
