import { sessionMachine, type SessionEvent } from '@my-food/machines';
import { beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { createMemoryDatabase } from '../platform/testing/memory-database.ts';
import { createMemoryStorage } from '../platform/testing/memory-storage.ts';
import { deleteDraftsOnSessionChange, journalKey } from './draft-database.ts';
import { readDraft, storeDraft } from './draft-store.ts';

const anna = { access: 'a1', refresh: null, role: 'ADMIN', picture: null };
const bela = { access: 'b1', refresh: null, role: 'ADMIN', picture: null };
const fields = { name: 'Naan' };
const database = createMemoryDatabase();

beforeEach(() => void vi.stubGlobal('indexedDB', database));

it.each<[string, typeof anna | null, SessionEvent, { draft: object | null; hasProgress: boolean }]>([
  ['a login', null, { type: 'session.opened', session: anna }, { draft: null, hasProgress: true }],
  ['the login of another user', anna, { type: 'session.opened', session: bela }, { draft: null, hasProgress: false }],
  ['a logout', anna, { type: 'signOut.requested' }, { draft: null, hasProgress: false }],
  ['a token that cannot be renewed', anna, { type: 'access.rejected', token: 'a1' }, { draft: null, hasProgress: false }],
  // By then the draft may be that of the next user.
  ['a logout of another tab', anna, { type: 'session.synced', session: null }, { draft: { fields }, hasProgress: false }],
  ['tokens of another tab', anna, { type: 'session.synced', session: { ...anna, access: 'a2' } }, { draft: { fields }, hasProgress: true }],
])('AC-806 after %s no draft and no batch of another user is left', async (_, session, event, left) => {
  const rows = new Map([[journalKey, 'of a batch']]);
  vi.stubGlobal('window', { sessionStorage: createMemoryStorage(rows) });
  await storeDraft('food', fields);
  const sessionActor = createActor(sessionMachine, { input: { session } }).start();
  deleteDraftsOnSessionChange(sessionActor);
  sessionActor.send(event);
  expect({ draft: await readDraft('food'), hasProgress: rows.has(journalKey) }).toMatchObject(left);
});
