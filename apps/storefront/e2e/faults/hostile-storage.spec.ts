import { violationsOn } from './hostile/violations.ts';
import { expect, test, type RecordedPage } from './recorded-page.ts';

const expectNoViolation = (recorded: RecordedPage) => expect.poll(() => violationsOn(recorded.page, recorded, [])).toEqual([]);

/** Stored values of another tab, an older version or a tampering user (Faults §2 'tampered storage', 'prototype keys'). */
const storages: Readonly<Record<string, Record<string, string>>> = {
  'a claimed admin role': { role: 'ADMIN' },
  'a role that is an object': { role: '{"a":1}', img: 'javascript:__pwned=1' },
  'an access token that no header takes': { accessToken: 'x\r\nEvil: 1', refreshToken: 'y' },
  'an access token of two megabytes': { accessToken: 'x'.repeat(2_000_000) },
  'an access token of JSON': { accessToken: '{"access":1}', img: 'data:image/svg+xml,<svg onload="__pwned=1"/>' },
  'a refresh token alone': { refreshToken: 'x' },
  'a cart of null': { cart: 'null' },
  'a cart of lists': { cart: '[[]]' },
  'a cart of a string': { cart: '"x"' },
  'a cart of prototypes': { cart: '[{"__proto__":{"role":"ADMIN"},"constructor":{"prototype":{"role":"ADMIN"}},"id":1}]' },
  'a cart that is cut off': { cart: '[{"id": 1, "na' },
  'a cart of odd quantities': {
    cart: JSON.stringify(
      [0, -1, 1.5, '2', null, 2 ** 53, 1e9].map((quantity, id) => ({ id: id + 1, name: `<b>${String(id)}</b>`, price: '0.01', quantity })),
    ),
  },
};

test('whatever is stored, the shop opens, and a stored role grants nothing', async ({ recorded }) => {
  for (const [name, entries] of Object.entries(storages)) {
    await test.step(name, async () => {
      await recorded.begin();
      await recorded.page.evaluate(
        (all) => all.forEach(([key, value]) => localStorage.setItem(key ?? '', value ?? '')),
        Object.entries(entries),
      );
      for (const route of ['food/add-to-card/', 'profile/', 'admin/products/']) {
        await recorded.page.goto(`${recorded.server.url}/#/${route}`);
        await expect(recorded.page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoViolation(recorded);
        await expect(recorded.page.getByRole('link', { name: 'Manage Product' })).toHaveCount(0);
      }
    });
  }
});
