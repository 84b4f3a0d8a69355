import { expect, it } from 'vitest';
import { mayBeAdmin } from './may-be-admin.ts';

it.each([
  [null, true],
  ['', true],
  ['ADMIN', true],
  ['USER', false],
  ['admin', false],
])('AC-007 with the role %j the admin pages may be opened: %s', (role, isAllowed) => {
  expect(mayBeAdmin({ access: 'a', refresh: null, role, picture: null })).toBe(isAllowed);
});
