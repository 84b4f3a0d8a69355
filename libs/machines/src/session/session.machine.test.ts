import { describe, expect, it } from 'vitest';
import type { SessionEmitted, SessionEnd } from './session.machine.ts';
import type { Session } from './session.ts';
import { anna, bela, startSession } from '../testing/session-simulation.ts';

const ended = (cause: SessionEnd, session: Session = anna): SessionEmitted[] => [{ type: 'session.ended', cause, session }];

describe('anonymous', () => {
  it('is the initial state without a session', () => {
    const { value, current, emitted } = startSession(null);
    expect([value(), current(), emitted]).toEqual(['anonymous', null, []]);
  });

  it('opens a session', () => {
    const { send, value, current, emitted } = startSession(null);
    send({ type: 'session.opened', session: anna });
    expect([value(), current(), emitted]).toEqual([{ signedIn: 'settled' }, anna, [{ type: 'session.opened', session: anna }]]);
  });

  it('takes the session that another tab has opened, and emits session.changed', () => {
    const { send, value, current, emitted } = startSession(null);
    send({ type: 'session.synced', session: anna });
    expect([value(), current(), emitted]).toEqual([{ signedIn: 'settled' }, anna, [{ type: 'session.changed', session: anna }]]);
  });

  it('ignores everything that needs a session', () => {
    const { send, value, emitted, renewals } = startSession(null);
    send({ type: 'session.synced', session: null });
    send({ type: 'access.rejected', token: 'a1' });
    send({ type: 'picture.changed', picture: 'https://example.org/other.png' });
    send({ type: 'signOut.requested' });
    expect([value(), emitted, renewals]).toEqual(['anonymous', [], []]);
  });
});

describe('signedIn.settled', () => {
  it('is the initial state with a session, and emits nothing', () => {
    const { value, current, emitted } = startSession(anna);
    expect([value(), current(), emitted]).toEqual([{ signedIn: 'settled' }, anna, []]);
  });

  it('ends before a login opens the next session', () => {
    const { send, current, emitted } = startSession(anna);
    send({ type: 'session.opened', session: bela });
    expect([current(), emitted]).toEqual([bela, [...ended('replaced'), { type: 'session.opened', session: bela }]]);
  });

  it.each([bela, { ...anna, role: 'CUSTOMER' }, { ...anna, refresh: null }])('follows another tab to %j', (session) => {
    const { send, value, current, emitted } = startSession(anna);
    send({ type: 'session.synced', session });
    expect([value(), current(), emitted]).toEqual([{ signedIn: 'settled' }, session, [{ type: 'session.changed', session }]]);
  });

  it('emits nothing when another tab has the same session', () => {
    const { send, emitted } = startSession(anna);
    send({ type: 'session.synced', session: { ...anna } });
    expect(emitted).toEqual([]);
  });

  it('ends with the sign-out of another tab', () => {
    const { send, value, current, emitted } = startSession(anna);
    send({ type: 'session.synced', session: null });
    expect([value(), current(), emitted]).toEqual(['anonymous', null, ended('otherTab')]);
  });

  it('ends at once with a sign-out, once for any number of presses', () => {
    const { send, value, current, emitted } = startSession(anna);
    for (let press = 0; press < 20; press += 1) send({ type: 'signOut.requested' });
    expect([value(), current(), emitted]).toEqual(['anonymous', null, ended('signedOut')]);
  });

  it('stores a new picture and emits nothing for the same one', () => {
    const { send, current, emitted } = startSession(anna);
    send({ type: 'picture.changed', picture: anna.picture });
    send({ type: 'picture.changed', picture: null });
    expect([current(), emitted]).toEqual([{ ...anna, picture: null }, [{ type: 'session.changed', session: { ...anna, picture: null } }]]);
  });

  it('ignores the rejection of a token that is not the current one', () => {
    const { send, value, renewals, emitted } = startSession(anna);
    send({ type: 'access.rejected', token: 'a0' });
    expect([value(), renewals, emitted]).toEqual([{ signedIn: 'settled' }, [], []]);
  });

  it.each([null, ''])('AC-069 expires at a rejection when the refresh token is %j', (refresh) => {
    const session = { ...anna, refresh };
    const { send, value, current, renewals, emitted } = startSession(session);
    send({ type: 'access.rejected', token: 'a1' });
    expect([value(), current(), renewals, emitted]).toEqual(['anonymous', null, [], ended('expired', session)]);
  });
});

it('clears the session before it emits session.ended', () => {
  const { actor, send, current } = startSession(anna);
  const seen: unknown[] = [];
  actor.on('session.ended', () => seen.push(current()));
  send({ type: 'session.synced', session: null });
  send({ type: 'session.opened', session: { ...anna, refresh: null } });
  send({ type: 'access.rejected', token: 'a1' });
  send({ type: 'session.opened', session: anna });
  send({ type: 'signOut.requested' });
  expect(seen).toEqual([null, null, null]);
});
