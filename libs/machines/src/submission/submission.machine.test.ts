import { createActor, fromPromise, getInitialSnapshot, getNextSnapshot } from 'xstate';
import { describe, expect, it } from 'vitest';
import { type Call, flushPromises, recorded, startSimulated } from '../testing/test-actors.ts';
import { createSubmissionMachine } from './submission.machine.ts';

interface Passwords {
  password: string;
  passwordAgain: string;
}

const good: Passwords = { password: 'secret', passwordAgain: 'secret' };
const bad: Passwords = { password: 'secret', passwordAgain: 'sacred' };
const submissionMachine = createSubmissionMachine<Passwords>();

function start(noticeMs = 2000) {
  const sends: Call<{ values: Passwords }, void>[] = [];
  const machine = submissionMachine.provide({
    actors: { send: recorded(sends) },
    guards: { isAcceptable: (_, { values }) => values.password === values.passwordAgain },
  });
  const { actor, clock, emitted } = startSimulated((simulated) => createActor(machine, { clock: simulated, input: { noticeMs } }));
  return { actor, clock, emitted, sends, send: actor.send, value: () => actor.getSnapshot().value };
}

async function startSucceeded(noticeMs: number) {
  const started = start(noticeMs);
  started.send({ type: 'form.submitted', values: good });
  started.sends[0]?.answer.resolve();
  await flushPromises();
  return started;
}

const succeeded = { type: 'send.succeeded' };

describe('editing', () => {
  it('is the initial state', () => {
    const { value, emitted, sends } = start();
    expect([value(), emitted, sends]).toEqual(['editing', [], []]);
  });

  it('AC-084 emits input.rejected for each invalid submit, and sends nothing', () => {
    const { send, value, emitted, sends } = start();
    send({ type: 'form.submitted', values: bad });
    send({ type: 'form.submitted', values: bad });
    expect([value(), emitted, sends]).toEqual(['editing', [{ type: 'input.rejected' }, { type: 'input.rejected' }], []]);
  });

  it('is done when the screen is left', () => {
    const { actor, send, emitted } = start();
    send({ type: 'page.left' });
    expect([actor.getSnapshot().value, actor.getSnapshot().status, emitted]).toEqual(['done', 'done', []]);
  });
});

describe('sending', () => {
  it('sends once for any number of submits', () => {
    const { send, value, emitted, sends } = start();
    for (let click = 0; click < 5; click += 1) send({ type: 'form.submitted', values: good });
    expect([value(), sends.map(({ input }) => input), emitted]).toEqual([{ sending: 'mounted' }, [{ values: good }], []]);
  });

  it('holds no password in its context', () => {
    const { actor, send } = start();
    send({ type: 'form.submitted', values: good });
    expect(actor.getSnapshot().context).toEqual({ noticeMs: 2000 });
  });

  it('returns to editing after a failure, and can send again', async () => {
    const { send, value, emitted, sends } = start();
    send({ type: 'form.submitted', values: good });
    sends[0]?.answer.reject('refused');
    await flushPromises();
    expect([value(), emitted]).toEqual(['editing', [{ type: 'send.failed', error: 'refused' }]]);
    send({ type: 'form.submitted', values: good });
    expect([value(), sends.length]).toEqual([{ sending: 'mounted' }, 2]);
  });

  it('emits a failure when sending throws synchronously', async () => {
    const error = new Error('broken');
    const machine = submissionMachine.provide({
      actors: {
        send: fromPromise<void, { values: Passwords }>(() => {
          throw error;
        }),
      },
      guards: { isAcceptable: () => true },
    });
    const { actor, emitted } = startSimulated((clock) => createActor(machine, { clock, input: { noticeMs: 0 } }));
    actor.send({ type: 'form.submitted', values: good });
    await flushPromises();
    expect([actor.getSnapshot().value, emitted]).toEqual(['editing', [{ type: 'send.failed', error }]]);
  });

  it('throws on a submit without its guard', () => {
    const editing = getInitialSnapshot(submissionMachine, { noticeMs: 0 });
    expect(() => getNextSnapshot(submissionMachine, editing, { type: 'form.submitted', values: good })).toThrow(
      "The guard 'isAcceptable' was not provided.",
    );
  });

  it.each([
    ['success', succeeded],
    ['failure', { type: 'send.failed', error: 'refused' }],
  ])('emits the %s after the screen was left, sends once, and emits no form.left', async (outcome, announced) => {
    const { actor, send, value, clock, emitted, sends } = start();
    send({ type: 'form.submitted', values: good });
    send({ type: 'page.left' });
    send({ type: 'form.submitted', values: good });
    send({ type: 'page.left' });
    expect([value(), sends.length]).toEqual([{ sending: 'unmounted' }, 1]);
    if (outcome === 'success') sends[0]?.answer.resolve();
    else sends[0]?.answer.reject('refused');
    await flushPromises();
    clock.increment(10_000);
    expect([value(), actor.getSnapshot().status, emitted]).toEqual(['done', 'done', [announced]]);
  });
});

describe('succeeded', () => {
  it.each([
    ['AC-052 login', 2000],
    ['AC-060 registration', 3000],
  ])('%s: emits form.left after the notice, to the millisecond', async (_, noticeMs) => {
    const { value, clock, emitted } = await startSucceeded(noticeMs);
    expect([value(), emitted]).toEqual(['succeeded', [succeeded]]);
    clock.increment(noticeMs - 1);
    expect([value(), emitted]).toEqual(['succeeded', [succeeded]]);
    clock.increment(1);
    expect([value(), emitted]).toEqual(['succeeded', [succeeded, { type: 'form.left' }]]);
    clock.increment(10_000);
    expect([value(), emitted]).toEqual(['succeeded', [succeeded, { type: 'form.left' }]]);
  });

  it('sends nothing more', async () => {
    const { send, value, sends, emitted } = await startSucceeded(2000);
    send({ type: 'form.submitted', values: good });
    send({ type: 'form.submitted', values: bad });
    expect([value(), sends.length, emitted]).toEqual(['succeeded', 1, [succeeded]]);
  });

  it('emits no form.left once the screen was left', async () => {
    const { send, value, clock, emitted } = await startSucceeded(2000);
    clock.increment(1000);
    send({ type: 'page.left' });
    clock.increment(5000);
    expect([value(), emitted]).toEqual(['done', [succeeded]]);
  });

  it.each([
    ['while the notice is shown', 1000, [succeeded]],
    ['after it', 2000, [succeeded, { type: 'form.left' }]],
  ])('AC-500 can send again after a reset %s', async (_, resetMs, emittedBefore) => {
    const { send, value, clock, sends, emitted } = await startSucceeded(2000);
    clock.increment(resetMs);
    send({ type: 'form.reset' });
    clock.increment(5000);
    expect([value(), emitted]).toEqual(['editing', emittedBefore]);
    send({ type: 'form.submitted', values: good });
    expect([value(), sends.length]).toEqual([{ sending: 'mounted' }, 2]);
  });

  it('AC-500 ignores a reset while sending', () => {
    const { send, value, sends } = start();
    send({ type: 'form.submitted', values: good });
    send({ type: 'form.reset' });
    expect([value(), sends.length]).toEqual([{ sending: 'mounted' }, 1]);
  });
});
