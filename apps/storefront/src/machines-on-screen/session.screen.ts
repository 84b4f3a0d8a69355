import { userEvent, within } from 'storybook/test';
import { fill } from '../features/account/account.story-steps.ts';
import { createKeptStorage } from '../lib/kept-storage.ts';
import { backend } from '../stories/storefront-story.tsx';
import { json } from './gates.ts';
import { openMenu, pictureInBar } from './person.ts';
import type { Screen } from './screen.ts';
import type { sessionModel } from './session.model.ts';
import type { Address, Stage } from './stage.tsx';

const [profile, orders, refresh, logout] = ['/api/user/profile/', '/api/user/orders/', '/api/user/refresh_token/', '/api/user/logout/'];
const account = (stage: Stage) => stage.find('button', 'Your account');

/** A screen is entered anew, the one that stands included. */
async function enter(stage: Stage, address: Address, heading: string) {
  if (stage.isAt(address)) await stage.goTo('/food/', 'Our signature dishes');
  await stage.goTo(address, heading);
}

async function logIn(stage: Stage) {
  await enter(stage, '/login/', 'Login');
  const { email, password } = backend().accounts.customer;
  await fill(await stage.field('Email'), email);
  await fill(await stage.field('Password'), password);
  await stage.see((canvas) => userEvent.click(within(canvas.getByRole('main')).getByRole('button', { name: 'Login' })));
  await stage.expectToast('Login sucessfull');
  await stage.quiet();
}

/** The profile's two calls wait with the token of now; the first is refused. */
async function beRefused(stage: Stage) {
  await stage.quiet();
  stage.gates.hold('GET', profile);
  stage.gates.hold('GET', orders);
  stage.gates.hold('POST', refresh);
  await enter(stage, '/profile/', 'My Orders');
  await stage.gates.expectWaiting('GET', orders);
  await stage.gates.answer('GET', profile, json(401, {}));
}

/** The person has taken another dish's picture for their own. */
let pictureCount = 0;
async function changePicture(stage: Stage) {
  const dishes: { image_url: string }[] = await (await fetch('/api/food/')).json();
  const picture = dishes[pictureCount % dishes.length]?.image_url ?? '';
  pictureCount += 1;
  backend().program({
    method: 'GET',
    path: profile,
    changeJson: (body) => ({ ...(typeof body === 'object' ? body : {}), profile_image: picture }),
  });
  await enter(stage, '/profile/', 'My Orders');
  return picture;
}

export const sessionScreen: Screen<(typeof sessionModel)['says'][number]> = {
  begin: (stage, { session }) => stage.start(session === null ? { route: '/food/' } : { route: '/profile/', as: 'customer' }),
  acts: {
    'the person logs in': logIn,
    'another tab logs in': async (stage) => stage.otherTab.session.open(await stage.logInElsewhere('customer')),
    'the person comes back to this tab': async () => void document.dispatchEvent(new Event('visibilitychange')),
    'another tab has learnt a role': async (stage) => stage.otherTab.storage().setItem('role', 'ADMIN'),
    'another tab has renewed the tokens': async (stage) => stage.otherTab.session.renew(await stage.logInElsewhere('customer')),
    'another tab’s tokens lack the one for renewals': async (stage) => stage.otherTab.storage().removeItem('refreshToken'),
    'another tab signs out': async (stage) => stage.otherTab.storage().clear(),
    'the profile shows a new picture': async (stage) => {
      const picture = await changePicture(stage);
      await stage.see((canvas) => pictureInBar(canvas, picture));
    },
    'a call is refused': beRefused,
    'a call is refused, and nothing can renew': beRefused,
    'fresh tokens arrive': (stage) => stage.gates.answer('POST', refresh, 'own'),
    'an older call is refused late': (stage) => stage.gates.answer('GET', orders, json(401, {})),
    'the browser has forgotten the session meanwhile': async (stage) => {
      // As when the person clears the site's data: the page itself hears nothing of it.
      createKeptStorage().clear();
      await stage.gates.answer('POST', refresh, 'own');
    },
    'the renewal is refused': (stage) => stage.gates.answer('POST', refresh, json(401, {})),
    'the person signs out': async (stage) => {
      stage.gates.hold('POST', logout);
      await userEvent.click(await account(stage));
      await userEvent.click(await openMenu('Logout'));
    },
    'the server knows of the sign-out': (stage) => stage.gates.answer('POST', logout, 'own'),
    'the server cannot be told of the sign-out': (stage) => stage.gates.answer('POST', logout, json(500, {})),
  },
  sights: {
    anonymous: async (stage) => {
      await stage.see((canvas) => within(canvas.getByRole('banner')).getByRole('link', { name: 'Login' }));
      // What was under way when the session ended is nobody's business any more.
      stage.gates.clear();
    },
    'signedIn.settled': account,
    'signedIn.renewing': async (stage) => {
      await account(stage);
      await stage.gates.expectWaiting('POST', refresh);
    },
    signingOut: async (stage) => {
      await account(stage);
      await stage.gates.expectWaiting('POST', logout);
    },
  },
  attempts: {
    'anonymous / session.adopted [isAbsent]': async (stage) => {
      await stage.start({ route: '/food/' });
      stage.otherTab.storage().setItem('role', 'ADMIN');
      stage.otherTab.storage().clear();
      window.dispatchEvent(new Event('login'));
      document.dispatchEvent(new Event('visibilitychange'));
      await stage.see((canvas) => within(canvas.getByRole('banner')).getByRole('link', { name: 'Login' }));
    },
    'signedIn / picture.changed [hasSamePicture]': async (stage) => {
      await stage.start({ route: '/food/', as: 'customer' });
      const picture = await changePicture(stage);
      await stage.see((canvas) => pictureInBar(canvas, picture));
      await enter(stage, '/profile/', 'My Orders');
      await stage.quiet();
    },
  },
};
