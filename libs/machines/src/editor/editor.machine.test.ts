import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { type Call, flushPromises, recorded, startSimulated } from '../testing/test-actors.ts';
import { createEditorMachine } from './editor.machine.ts';
import { isDirty } from './is-dirty.ts';

interface Values {
  name: string;
  picture: string | null;
}

const blank: Values = { name: '', picture: null };
const naan: Values = { name: 'Naan', picture: 'naan.png' };
const editorMachine = createEditorMachine<Values, Values>();

function start(values: Values = naan, noticeMs = 3000) {
  const saves: Call<{ payload: Values }, void>[] = [];
  const machine = editorMachine.provide({ actors: { save: recorded(saves) } });
  const { actor, clock, emitted } = startSimulated((simulated) => createActor(machine, { clock: simulated, input: { values, noticeMs } }));
  return {
    actor,
    clock,
    emitted,
    saves,
    send: actor.send,
    submit: () => actor.send({ type: 'form.submitted', payload: actor.getSnapshot().context.values }),
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

async function startSaved(noticeMs = 3000) {
  const started = start(naan, noticeMs);
  started.send({ type: 'values.changed', change: { name: 'Butter Naan' } });
  started.submit();
  started.saves[0]?.answer.resolve();
  await flushPromises();
  return started;
}

const saved = { type: 'save.succeeded' };

describe('editing', () => {
  it('starts in editing with the given values', () => {
    const { value, context, emitted, saves } = start();
    expect([value(), emitted, saves]).toEqual(['editing', [], []]);
    expect(context()).toEqual({ values: naan, original: naan, submitted: naan, error: undefined, noticeMs: 3000 });
  });

  it('merges changes field by field', () => {
    const { send, context } = start();
    expect(isDirty(context())).toBe(false);
    send({ type: 'values.changed', change: { name: 'Garlic Naan' } });
    send({ type: 'values.changed', change: { picture: null } });
    expect([context().values, context().original, isDirty(context())]).toEqual([{ name: 'Garlic Naan', picture: null }, naan, true]);
    send({ type: 'values.changed', change: naan });
    expect(isDirty(context())).toBe(false);
    send({ type: 'values.changed', change: { picture: null } });
    expect(isDirty(context())).toBe(true);
  });

  it('AC-379 takes a newer original in the fields that were not changed', () => {
    const { send, context } = start();
    send({ type: 'values.changed', change: { name: 'Typed' } });
    send({ type: 'original.changed', original: { name: 'Roti', picture: 'roti.png' } });
    expect([context().values, isDirty(context())]).toEqual([{ name: 'Typed', picture: 'roti.png' }, true]);
    send({ type: 'values.changed', change: { name: 'Roti' } });
    expect(isDirty(context())).toBe(false);
  });

  it('AC-862 an equal original changes nothing: nothing is stored again', () => {
    const { send, context } = start();
    send({ type: 'values.changed', change: { name: 'Typed' } });
    const { values } = context();
    send({ type: 'original.changed', original: { ...naan } });
    expect(context().values).toBe(values);
  });

  it('is done when the screen is left', () => {
    const { actor, send, value, emitted } = start();
    send({ type: 'page.left' });
    expect([value(), actor.getSnapshot().status, emitted]).toEqual(['done', 'done', []]);
  });
});

describe('saving', () => {
  it('saves once for any number of submits, and ignores changes meanwhile', () => {
    const { send, submit, value, context, saves } = start();
    for (let click = 0; click < 5; click += 1) submit();
    send({ type: 'values.changed', change: { name: 'Later' } });
    expect([value(), saves.map(({ input }) => input), context().values]).toEqual([{ saving: 'mounted' }, [{ payload: naan }], naan]);
  });

  it('keeps the values when it fails', async () => {
    const { send, submit, value, context, emitted, saves } = start();
    send({ type: 'values.changed', change: { name: 'Typed' } });
    submit();
    saves[0]?.answer.reject('refused');
    await flushPromises();
    const typed = { ...naan, name: 'Typed' };
    expect([value(), emitted]).toEqual(['editing', [{ type: 'save.failed', error: 'refused' }]]);
    expect(context()).toEqual({ values: typed, original: naan, submitted: typed, error: 'refused', noticeMs: 3000 });
  });

  it('AC-379 takes no original meanwhile: it may be what this form saves, and the typed values would go with it', async () => {
    const { send, submit, context, saves } = start();
    send({ type: 'values.changed', change: { name: 'Typed' } });
    submit();
    send({ type: 'original.changed', original: { name: 'Typed', picture: 'naan.png' } });
    saves[0]?.answer.reject('refused');
    await flushPromises();
    send({ type: 'original.changed', original: naan });
    expect([context().values, isDirty(context())]).toEqual([{ name: 'Typed', picture: 'naan.png' }, true]);
  });

  it('AC-379 takes no original after a success, until the form is left', async () => {
    const { send, context } = await startSaved();
    send({ type: 'original.changed', original: naan });
    expect(context().values).toEqual({ name: 'Butter Naan', picture: 'naan.png' });
  });

  it('clears the error on the next submit', async () => {
    const { submit, context, saves } = start();
    submit();
    saves[0]?.answer.reject('refused');
    await flushPromises();
    submit();
    expect([context().error, saves.length]).toEqual([undefined, 2]);
  });

  it('emits a failure when saving throws synchronously', async () => {
    const error = new Error('broken');
    const machine = editorMachine.provide({
      actors: {
        save: fromPromise<void, { payload: Values }>(() => {
          throw error;
        }),
      },
    });
    const { actor, emitted } = startSimulated((clock) => createActor(machine, { clock, input: { values: naan, noticeMs: 0 } }));
    actor.send({ type: 'form.submitted', payload: naan });
    await flushPromises();
    expect([actor.getSnapshot().value, emitted]).toEqual(['editing', [{ type: 'save.failed', error }]]);
  });

  it.each([
    ['success', saved],
    ['failure', { type: 'save.failed', error: 'refused' }],
  ])('emits the %s after the screen was left, but no editor.left', async (outcome, announced) => {
    const { actor, send, submit, value, context, clock, emitted, saves } = start();
    submit();
    send({ type: 'page.left' });
    submit();
    send({ type: 'values.changed', change: blank });
    expect([value(), context().values, saves.length]).toEqual([{ saving: 'unmounted' }, naan, 1]);
    if (outcome === 'success') saves[0]?.answer.resolve();
    else saves[0]?.answer.reject('refused');
    await flushPromises();
    clock.increment(10_000);
    expect([value(), actor.getSnapshot().status, emitted]).toEqual(['done', 'done', [announced]]);
  });
});

describe('saved', () => {
  it.each([3000, 2000])('AC-082 emits editor.left after %i ms, to the millisecond', async (noticeMs) => {
    const { value, clock, emitted } = await startSaved(noticeMs);
    clock.increment(noticeMs - 1);
    expect([value(), emitted]).toEqual(['saved', [saved]]);
    clock.increment(1);
    expect([value(), emitted]).toEqual(['done', [saved, { type: 'editor.left' }]]);
  });

  it('is not dirty, and ignores changes and submits', async () => {
    const { send, submit, value, context, saves, emitted } = await startSaved();
    send({ type: 'values.changed', change: blank });
    submit();
    const values = { ...naan, name: 'Butter Naan' };
    expect([value(), saves.length, emitted]).toEqual(['saved', 1, [saved]]);
    expect(context()).toEqual({ values, original: values, submitted: values, error: undefined, noticeMs: 3000 });
  });

  it('AC-083 emits no editor.left once the screen was left', async () => {
    const { send, value, clock, emitted } = await startSaved();
    clock.increment(1000);
    send({ type: 'page.left' });
    clock.increment(5000);
    expect([value(), emitted]).toEqual(['done', [saved]]);
  });
});
