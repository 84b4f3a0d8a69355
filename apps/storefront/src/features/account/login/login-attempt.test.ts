import { sessionMachine, type Session } from '@my-food/machines';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { attemptLogin } from './login-attempt.ts';

const sessionOf = (name: string): Session => ({ access: `${name}-access`, refresh: `${name}-refresh`, role: 'CUSTOMER', picture: null });

/** A tab with this session. `submit` returns a function that answers the login and resolves to whether its session was opened. */
function startTab(session: Session | null) {
  const sessionActor = createActor(sessionMachine, { input: { session } }).start();
  const submit = (name: string) => {
    let respond: (opened: Session) => void = () => undefined;
    const attempt = attemptLogin(sessionActor, () => new Promise<Session>((resolve) => (respond = resolve)));
    return async () => {
      respond(sessionOf(name));
      const opened = await attempt;
      if (opened) sessionActor.send({ type: 'session.opened', session: opened });
      return opened !== null;
    };
  };
  /** What the storage events of another tab do. */
  const sync = (synced: Session | null) => sessionActor.send({ type: 'session.synced', session: synced });
  return { sessionActor, submit, sync };
}

it('AC-366 leaves a session that another tab has opened since the submit', async () => {
  const { submit, sync } = startTab(null);
  const respond = submit('nadia');
  sync(sessionOf('other'));
  expect(await respond()).toBe(false);
});

it('AC-366 leaves the session of another tab that has replaced the one at the submit', async () => {
  const { submit, sync } = startTab(sessionOf('before'));
  const respond = submit('nadia');
  sync(null);
  sync(sessionOf('other'));
  expect(await respond()).toBe(false);
});

it('AC-366 replaces the session at the submit, renewed or not', async () => {
  const { submit, sync } = startTab(sessionOf('before'));
  const respond = submit('nadia');
  sync({ ...sessionOf('before'), access: 'renewed', refresh: 'rotated' });
  expect(await respond()).toBe(true);
});

it('AC-366 opens a session if the other tab has logged out again', async () => {
  const { submit, sync } = startTab(null);
  const respond = submit('nadia');
  sync(sessionOf('other'));
  sync(null);
  expect(await respond()).toBe(true);
});

it.each([
  ['in their order', [0, 1], [true, true]],
  ['in the other order', [1, 0], [true, false]],
])('AC-366 the later of two attempts in a tab wins, answered %s', async (_, order, opened) => {
  const { sessionActor, submit } = startTab(null);
  const responses = [submit('first'), submit('second')];
  const results: boolean[] = [];
  for (const index of order) results.push((await responses[index]?.()) ?? false);
  expect(results).toEqual(opened);
  expect(sessionActor.getSnapshot().context.session).toEqual(sessionOf('second'));
});

it('AC-366 an attempt after a login replaces it', async () => {
  const { submit } = startTab(null);
  expect(await submit('first')()).toBe(true);
  expect(await submit('second')()).toBe(true);
});

it('AC-861 an earlier attempt opens no session after the logout from that of a later one', async () => {
  const { sessionActor, submit } = startTab(null);
  const respond = submit('first');
  expect(await submit('second')()).toBe(true);
  sessionActor.send({ type: 'signOut.requested' });
  expect(await respond()).toBe(false);
  expect(sessionActor.getSnapshot().context.session).toBeNull();
});

it('AC-861 an earlier attempt opens no session after the logout from one that another tab has opened before the later answer', async () => {
  const { submit, sync } = startTab(null);
  const [first, second] = [submit('first'), submit('second')];
  sync(sessionOf('other'));
  expect(await second()).toBe(false);
  sync(null);
  expect(await first()).toBe(false);
});
