import { describe, expect, it } from 'vitest';
import { promisesSettled } from '../testing.ts';
import type { SessionEmitted, SessionEnd } from './session.machine.ts';
import { anna, bela, renewed, startSession } from './session-simulation.ts';

const lost: SessionEmitted[] = [{ type: 'session.lost' }];
const ended = (cause: SessionEnd): SessionEmitted[] => [{ type: 'session.ended', cause }];

describe('anonymous', () => {
  it('is where a start without a session stays', () => {
    const { value, current, emitted } = startSession(null);
    expect([value(), current(), emitted]).toEqual(['anonymous', null, []]);
  });

  it('opens a session', () => {
    const { send, value, current, emitted } = startSession(null);
    send({ type: 'session.opened', session: anna });
    expect([value(), current(), emitted]).toEqual([{ signedIn: 'settled' }, anna, [{ type: 'session.opened', session: anna }]]);
  });

  it('adopts the session another tab has opened, without calling it a login', () => {
    const { send, value, current, emitted } = startSession(null);
    send({ type: 'session.adopted', session: anna });
    expect([value(), current(), emitted]).toEqual([{ signedIn: 'settled' }, anna, [{ type: 'session.changed', session: anna }]]);
  });

  it('ignores everything that needs a session', () => {
    const { send, value, emitted, renewals, signOuts } = startSession(null);
    send({ type: 'session.adopted', session: null });
    send({ type: 'access.rejected', token: 'a1' });
    send({ type: 'picture.changed', picture: 'https://example.org/other.png' });
    send({ type: 'signOut.requested' });
    expect([value(), emitted, renewals, signOuts]).toEqual(['anonymous', [], [], []]);
  });
});

describe('signedIn.settled', () => {
  it('is where a start with a session begins, without a word', () => {
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
    send({ type: 'session.adopted', session });
    expect([value(), current(), emitted]).toEqual([{ signedIn: 'settled' }, session, [{ type: 'session.changed', session }]]);
  });

  it('says nothing when another tab has the same session', () => {
    const { send, emitted } = startSession(anna);
    send({ type: 'session.adopted', session: { ...anna } });
    expect(emitted).toEqual([]);
  });

  it('ends with the sign-out of another tab', () => {
    const { send, value, current, emitted, signOuts } = startSession(anna);
    send({ type: 'session.adopted', session: null });
    expect([value(), current(), emitted, signOuts]).toEqual(['anonymous', null, ended('otherTab'), []]);
  });

  it('keeps a new picture and is silent about the same one', () => {
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

  it.each([null, ''])('AC-069 is lost at a rejection when the refresh token is %j', (refresh) => {
    const { send, value, current, renewals, emitted } = startSession({ ...anna, refresh });
    send({ type: 'access.rejected', token: 'a1' });
    expect([value(), current(), renewals, emitted]).toEqual(['anonymous', null, [], lost]);
  });
});

describe('signingOut', () => {
  it.each(['resolve', 'reject'] as const)('AC-057 ends whatever comes back: %s', async (outcome) => {
    const { send, value, current, emitted, signOuts } = startSession(anna);
    send({ type: 'signOut.requested' });
    expect([value(), current(), emitted]).toEqual(['signingOut', anna, []]);
    if (outcome === 'resolve') signOuts[0]?.answer.resolve();
    else signOuts[0]?.answer.reject(new Error('500'));
    await promisesSettled();
    expect([value(), current(), emitted]).toEqual(['anonymous', null, ended('signedOut')]);
  });

  it('tells the server once for a storm of clicks, and about nothing else', () => {
    const { send, value, emitted, renewals, signOuts } = startSession(anna);
    for (let click = 0; click < 20; click += 1) send({ type: 'signOut.requested' });
    send({ type: 'access.rejected', token: 'a1' });
    send({ type: 'picture.changed', picture: null });
    send({ type: 'session.adopted', session: renewed });
    expect(signOuts.map(({ input }) => input.session)).toEqual([anna]);
    expect([value(), emitted, renewals]).toEqual(['signingOut', [], []]);
  });

  it('ends once when another tab is faster', async () => {
    const { send, value, emitted, signOuts } = startSession(anna);
    send({ type: 'signOut.requested' });
    send({ type: 'session.adopted', session: null });
    expect([value(), emitted]).toEqual(['anonymous', ended('signedOutByBoth')]);
    signOuts[0]?.answer.resolve();
    await promisesSettled();
    expect([value(), emitted]).toEqual(['anonymous', ended('signedOutByBoth')]);
  });

  it('ends before a login opens the next session, and the old answer does not touch that', async () => {
    const { send, value, current, emitted, signOuts } = startSession(anna);
    send({ type: 'signOut.requested' });
    send({ type: 'session.opened', session: bela });
    signOuts[0]?.answer.resolve();
    await promisesSettled();
    expect([value(), current()]).toEqual([{ signedIn: 'settled' }, bela]);
    expect(emitted).toEqual([...ended('replaced'), { type: 'session.opened', session: bela }]);
  });
});

it('has forgotten the session by the time it says so', () => {
  const { actor, send, current } = startSession(anna);
  const seen: unknown[] = [];
  actor.on('session.ended', () => seen.push(current()));
  actor.on('session.lost', () => seen.push(current()));
  send({ type: 'session.adopted', session: null });
  send({ type: 'session.opened', session: { ...anna, refresh: null } });
  send({ type: 'access.rejected', token: 'a1' });
  expect(seen).toEqual([null, null]);
});
