import { storedSessionOf } from '../../../../tools/stored-session.ts';
import { profileHeading } from '../account-steps.ts';
import { expectRoute } from '../shop.ts';
import { violationsOn } from './hostile/violations.ts';
import { expect, test, type RecordedPage } from './recorded-page.ts';

const expectNoViolation = (recorded: RecordedPage) => expect.poll(() => violationsOn(recorded.page, recorded, [])).toEqual([]);
const store = ({ page }: RecordedPage, entries: Record<string, string>) =>
  page.evaluate((stored) => void Object.assign(localStorage, stored), entries);

/**
 * Stored values of another tab, an older version or a tampering user (Faults §2 'tampered storage', 'prototype keys'). `isSignedIn`: what the server answers
 * does not end the session.
 */
const sessions: readonly (readonly [string, Record<string, string>, isSignedIn?: true])[] = [
  ['a claimed admin role', { role: 'ADMIN' }],
  ['a role that is an object', { role: '{"a":1}', img: 'javascript:__pwned=1' }],
  ['an access token that no header takes', { accessToken: 'x\r\nEvil: 1', refreshToken: 'y' }],
  ['an access token of two megabytes', { accessToken: 'x'.repeat(2_000_000) }, true],
  ['an access token of JSON', { accessToken: '{"access":1}', img: 'data:image/svg+xml,<svg onload="__pwned=1"/>' }],
  ['a refresh token alone', { refreshToken: 'x' }],
];
const carts: readonly (readonly [string, string])[] = [
  ['a cart of null', 'null'],
  ['a cart of lists', '[[]]'],
  ['a cart of a string', '"x"'],
  ['a cart of prototypes', '[{"__proto__":{"role":"ADMIN"},"constructor":{"prototype":{"role":"ADMIN"}},"id":1}]'],
  ['a cart that is cut off', '[{"id": 1, "na'],
  [
    'a cart of odd quantities',
    JSON.stringify(
      [0, -1, 1.5, '2', null, 2 ** 53, 1e9].map((quantity, id) => ({ id: id + 1, name: `<b>${String(id)}</b>`, price: '0.01', quantity })),
    ),
  ],
];
/** Each cart beside a session: neither is read by what reads the other. */
const storages = carts.map(([name, cart], index) => {
  const [sessionName = '', session = {}, isSignedIn = false] = sessions[index] ?? [];
  return { name: `${sessionName}, ${name}`, entries: { ...session, cart }, isSignedIn };
});

test('whatever is stored, the shop opens, and a stored role grants nothing', async ({ recorded }) => {
  const { page, server } = recorded;
  expect(storages).toHaveLength(sessions.length);
  for (const { name, entries, isSignedIn } of storages) {
    await test.step(name, async () => {
      await recorded.begin();
      await store(recorded, entries);
      for (const route of ['food/add-to-card', 'profile', 'admin/products']) {
        await page.goto(`${server.url}/#/${route}/`);
        await expectRoute(page, isSignedIn || route === 'food/add-to-card' ? route : 'login');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoViolation(recorded);
      }
    });
  }
  await test.step('the session of a customer with the role of an admin', async () => {
    await recorded.begin();
    await store(recorded, { ...(await storedSessionOf(server, 'customer')), role: 'ADMIN' });
    await page.goto(`${server.url}/#/profile/`);
    await expect(profileHeading(page, 'Nusrat Jahan')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Update Profile' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Manage Product' })).toHaveCount(0);
  });
});
