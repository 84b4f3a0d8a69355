import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { flushPromises, startSimulated } from '../testing/test-actors.ts';
import { type SessionEmitted, sessionMachine } from './session.machine.ts';
import { anna, bela, renewed, startSession } from '../testing/session-simulation.ts';
import type { Renewal, Session } from './session.ts';

const expired: SessionEmitted[] = [{ type: 'session.ended', cause: 'expired', session: anna }];
const ended: SessionEmitted[] = [{ type: 'session.ended', cause: 'otherTab', session: anna }];

function startRenewing() {
  const started = startSession(anna);
  started.send({ type: 'access.rejected', token: anna.access });
  return started;
}

describe('signedIn.renewing', () => {
  it('AC-066 renews once for 200 rejections', async () => {
    const { send, value, current, emitted, renewals } = startSession(anna);
    for (let call = 0; call < 200; call += 1) send({ type: 'access.rejected', token: 'a1' });
    expect(renewals.map(({ input }) => input.session)).toEqual([anna]);
    renewals[0]?.answer.resolve({ type: 'renewed', session: renewed });
    await flushPromises();
    for (let late = 0; late < 200; late += 1) send({ type: 'access.rejected', token: 'a1' });
    expect(renewals).toHaveLength(1);
    expect([value(), current(), emitted]).toEqual([{ signedIn: 'settled' }, renewed, [{ type: 'session.changed', session: renewed }]]);
  });

  it('renews again when the new token is rejected later', async () => {
    const { send, renewals } = startRenewing();
    renewals[0]?.answer.resolve({ type: 'renewed', session: renewed });
    await flushPromises();
    send({ type: 'access.rejected', token: 'a2' });
    expect(renewals.map(({ input }) => input.session)).toEqual([anna, renewed]);
  });

  it('keeps a picture that changed meanwhile', async () => {
    const { send, value, current, renewals } = startRenewing();
    send({ type: 'picture.changed', picture: null });
    expect(value()).toEqual({ signedIn: 'renewing' });
    renewals[0]?.answer.resolve({ type: 'renewed', session: renewed });
    await flushPromises();
    expect(current()).toEqual({ ...renewed, picture: null });
  });

  it('takes the session that superseded it', async () => {
    const { value, current, emitted, renewals } = startRenewing();
    renewals[0]?.answer.resolve({ type: 'superseded', session: bela });
    await flushPromises();
    expect([value(), current(), emitted]).toEqual([{ signedIn: 'settled' }, bela, [{ type: 'session.changed', session: bela }]]);
  });

  it('ends when a sign-out superseded it', async () => {
    const { value, current, emitted, renewals } = startRenewing();
    renewals[0]?.answer.resolve({ type: 'superseded', session: null });
    await flushPromises();
    expect([value(), current(), emitted]).toEqual(['anonymous', null, ended]);
  });

  it('AC-068 expires once when the renewal fails', async () => {
    const { send, value, current, emitted, renewals } = startRenewing();
    renewals[0]?.answer.reject(new Error('refused'));
    await flushPromises();
    send({ type: 'access.rejected', token: 'a1' });
    expect([value(), current(), emitted]).toEqual(['anonymous', null, expired]);
  });

  it('expires when the renewal throws synchronously', async () => {
    const machine = sessionMachine.provide({
      actors: {
        renewAccess: fromPromise<Renewal, { session: Session }>(() => {
          throw new Error('broken');
        }),
      },
    });
    const { actor, emitted } = startSimulated((clock) => createActor(machine, { clock, input: { session: anna } }));
    actor.send({ type: 'access.rejected', token: 'a1' });
    await flushPromises();
    expect([actor.getSnapshot().status, actor.getSnapshot().value, emitted]).toEqual(['active', 'anonymous', expired]);
  });

  it.each([
    ['a sign-out', { type: 'signOut.requested' }, 'anonymous', null],
    ['another tab', { type: 'session.synced', session: bela }, { signedIn: 'settled' }, bela],
    ['the sign-out of another tab', { type: 'session.synced', session: null }, 'anonymous', null],
    ['a login', { type: 'session.opened', session: bela }, { signedIn: 'settled' }, bela],
  ] as const)('%s wins over its later result', async (_, event, value, session) => {
    for (const answer of ['resolve', 'reject'] as const) {
      const started = startRenewing();
      started.send(event);
      const emittedBefore = [...started.emitted];
      if (answer === 'resolve') started.renewals[0]?.answer.resolve({ type: 'renewed', session: renewed });
      else started.renewals[0]?.answer.reject(new Error('refused'));
      await flushPromises();
      expect([started.value(), started.current(), started.emitted]).toEqual([value, session, emittedBefore]);
    }
  });

  it('continues when another tab only changed the picture', () => {
    const { send, value, current } = startRenewing();
    send({ type: 'session.synced', session: { ...anna, picture: null } });
    expect([value(), current()]).toEqual([{ signedIn: 'renewing' }, { ...anna, picture: null }]);
  });
});

it('expires when its actors are not provided', async () => {
  const { actor, emitted } = startSimulated((clock) => createActor(sessionMachine, { clock, input: { session: anna } }));
  actor.send({ type: 'access.rejected', token: 'a1' });
  await flushPromises();
  expect(emitted).toEqual(expired);
});
