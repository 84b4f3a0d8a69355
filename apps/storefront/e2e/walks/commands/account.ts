import type { Tab } from '../shop-system.ts';
import type { Walk } from '../walk.ts';
import { createCommand, pressablesOn, type WalkCommand } from './command.ts';
import { fillFields, pressFirst } from './fields.ts';

type User = 'customer' | 'admin';

/** Opens the login screen and logs in. */
export function logIn(user: User, isWanted: (walk: Walk) => boolean = () => true): WalkCommand {
  let hasSent = false;
  return createCommand({
    label: () => `log in as the ${user}`,
    isPossible: (walk) => !walk.system.isOffline() && isWanted(walk),
    async run(walk) {
      hasSent = false;
      const { page } = walk.active();
      await page.evaluate(() => (location.hash = '#/login/'));
      await walk.system.settle();
      const { hasDialog, heading } = walk.active().seen;
      const isReady = (await pressablesOn(page)).some(({ name, isFrame }) => name === 'Login' && !isFrame);
      if (hasDialog || heading !== 'Login' || !isReady) return;
      walk.pageLeft();
      const { email, password } = walk.server.backend.accounts[user];
      walk.active().seen.presses.length = 0;
      if (!(await fillFields(page, { Email: email, Password: password }))) throw new Error('The login form lacks a field.');
      walk.model.logIn(user);
      await page.keyboard.press('Enter');
      hasSent = true;
    },
    postcondition: (walk) => () => (!hasSent || walk.model.situation().user === user ? null : `no one is logged in as the ${user}`),
  });
}

/** Logs out by the account menu, in this tab or in a new one. */
export const logOut = (where: 'here' | 'in another tab'): WalkCommand =>
  createCommand({
    label: () => `log out ${where}`,
    isPossible: (walk) =>
      walk.model.situation().user !== null &&
      (where === 'here' || (walk.system.tabs.length < 3 && !walk.system.isOffline() && !walk.system.hasBeenFull())),
    async run(walk) {
      const tab = where === 'here' ? walk.active() : await walk.system.openTab({ address: '/food/' });
      await walk.system.settle();
      await pressLogOut(walk, tab);
    },
  });

async function pressLogOut({ system }: Walk, tab: Tab): Promise<void> {
  await pressFirst(tab.page, ({ name }) => name === 'Your account');
  await system.settle();
  await pressFirst(tab.page, ({ name }) => name === 'Logout');
}
