import { bodyIgnored, noReplay, notApplicable, readRedirected, repeatedRead, type Row, withDefaults, writeRedirected } from './cells.ts';

const unreachable = 'The shop cannot be reached. Are you online?';
const late = 'The shop takes too long to answer.';
const unreadable = 'The shop sent something that cannot be read.';
const refused = (words = '') => `The shop refused this.${words && ` ${words}`}`;
const menu = withDefaults({ toasts: [], cart: 'unchanged', form: 'none', session: 'none', requests: 1, lacks: ['Loading food data...'] });
const menuFailure = (text: string) => menu({ sees: [text, 'Try again'], logs: 'Reading foods failed' });
const menuShown = (requests: number) => menu({ requests, sees: ['Margherita', 'Kacchi'] });
const home = withDefaults({
  toasts: [],
  cart: 'unchanged',
  form: 'none',
  session: 'none',
  requests: 1,
  sees: ['Welcome to My Food Where Every Bite Wins!'],
});
const serverTexts = ['Bad gateway', 'This number is not known.', 'Token expired.', 'Not yours.', 'Not found.', 'Slow down.'];
const homeFailure = () => home({ lacks: ['Explore Our Categories', 'The shop', ...serverTexts], logs: 'Reading categories failed' });
const homeShown = (requests: number) => home({ requests, sees: ['Explore Our Categories', 'Pizza', 'Curry', 'Rice'] });
const registration = withDefaults({
  toasts: ['registrationFailed'],
  cart: 'unchanged',
  form: 'emptied',
  session: 'none',
  requests: 1,
  sees: ['Restore what I typed'],
});
const unsettledRegistration = () => registration({ sees: ['Restore what I typed', 'You may be registered after all: try to log in.'] });
const registered = () => registration({ toasts: ['registered'], sees: [] });

export const publicRows = {
  'load the menu': {
    'no answer in time': menuFailure(late),
    'no connection': menuFailure(unreachable),
    'a gateway page': menuFailure('The shop has a problem at the moment.'),
    'broken JSON': menuFailure(unreadable),
    'a wrong shape': menuFailure(unreadable),
    'a body past the limit': menuFailure(unreadable),
    ...readRedirected,
    '400 field errors': menuFailure(refused()),
    '401, renewed': { ...menuFailure(refused('Token expired.')), requests: 1 },
    '401, not renewed': menuFailure(refused('Token expired.')),
    '401 after the replay too': noReplay,
    '401 without a refresh token': noReplay,
    '403': menuFailure(refused('Not yours.')),
    '404': menuFailure(refused('Not found.')),
    '409': notApplicable('a read causes no conflict'),
    '413': notApplicable('a read sends nothing'),
    '429': menuFailure('The shop is very busy at the moment. Slow down.'),
    'a double click': repeatedRead,
    'a reload meanwhile': menuShown(2),
    'Back meanwhile': menu(),
    'another tab': menuShown(2),
    'a full storage': menuShown(1),
    'a disabled storage': menuShown(1),
    'a corrupt storage': menuShown(1),
  },
  'load the categories': {
    'no answer in time': homeFailure(),
    'no connection': homeFailure(),
    'a gateway page': homeFailure(),
    'broken JSON': homeFailure(),
    'a wrong shape': homeFailure(),
    'a body past the limit': homeFailure(),
    ...readRedirected,
    '400 field errors': homeFailure(),
    '401, renewed': homeFailure(),
    '401, not renewed': homeFailure(),
    '401 after the replay too': noReplay,
    '401 without a refresh token': noReplay,
    '403': homeFailure(),
    '404': homeFailure(),
    '409': notApplicable('a read causes no conflict'),
    '413': notApplicable('a read sends nothing'),
    '429': homeFailure(),
    'a double click': repeatedRead,
    'a reload meanwhile': homeShown(2),
    'Back meanwhile': home({ sees: [] }),
    'another tab': homeShown(2),
    'a full storage': homeShown(1),
    'a disabled storage': homeShown(1),
    'a corrupt storage': homeShown(1),
  },
  register: {
    'no answer in time': unsettledRegistration(),
    'no connection': unsettledRegistration(),
    'a gateway page': unsettledRegistration(),
    'broken JSON': registered(),
    'a wrong shape': registered(),
    ...bodyIgnored,
    ...writeRedirected(registration()),
    '400 field errors': registration({ sees: ['This number is not known.'] }),
    '401, renewed': registration(),
    '401, not renewed': registration(),
    '401 after the replay too': noReplay,
    '401 without a refresh token': noReplay,
    '403': registration(),
    '404': registration(),
    '409': registration(),
    '413': registration(),
    '429': registration(),
    'a double click': registered(),
    'a reload meanwhile': registration({ toasts: [], sees: ['Register'] }),
    'Back meanwhile': registration({ toasts: ['registered'], form: 'left', sees: ['New here?'] }),
    'another tab': notApplicable('two tabs send two registrations'),
    'a full storage': registered(),
    'a disabled storage': registered(),
    'a corrupt storage': registered(),
  },
} satisfies Record<string, Row>;
