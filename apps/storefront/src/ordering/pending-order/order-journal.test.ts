import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOrderJournal, type JournalEntry, type JournalStore } from './order-journal.ts';

const entry: JournalEntry = { id: 'one', status: 'lost', lines: [{ id: 1, name: 'Naan', quantity: 2 }], knownIds: [1] };
let lifetime = new AbortController();
const page = new EventTarget();
beforeEach(() => {
  lifetime = new AbortController();
  vi.stubGlobal('window', page);
});
afterEach(() => {
  lifetime.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const open = (store: JournalStore, name = crypto.randomUUID()) =>
  createOrderJournal({ lifetime: lifetime.signal, store, channel: new BroadcastChannel(name) });

function memoryStore(): JournalStore {
  let stored: unknown = null;
  return { read: async () => stored, write: async (next) => void (stored = next) };
}

it('shares one entry between tabs, and notifies the others of a change', async () => {
  const store = memoryStore();
  const name = crypto.randomUUID();
  const [here, there] = [open(store, name), open(store, name)];
  const changes = vi.fn();
  there.onChange(changes);
  await here.write(entry);
  expect(await there.read()).toEqual(entry);
  await vi.waitFor(() => expect(changes).toHaveBeenCalledTimes(1));
  await there.write(null);
  expect(await here.read()).toBeNull();
});

it.each([undefined, 'x', [], { ...entry, status: 'eaten' }, { ...entry, lines: [{ id: 'x' }] }])(
  'reads the invalid entry %o as null',
  async (stored) => {
    expect(await open({ read: async () => stored, write: async () => undefined }).read()).toBeNull();
  },
);

it('falls back to memory where nothing can be stored', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const refused = () => Promise.reject(new DOMException('no', 'InvalidStateError'));
  const journal = open({ read: refused, write: refused });
  expect(await journal.read()).toBeNull();
  expect(await journal.has('one')).toBe(true);
  await journal.write(entry);
  expect(await journal.read()).toEqual(entry);
  await journal.write(null);
  expect([await journal.read(), await journal.has('one')]).toEqual([null, false]);
});

it('reads the storage again once another tab has written, instead of the entry that could not be stored', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = memoryStore();
  const name = crypto.randomUUID();
  const here = open({ ...store, write: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) }, name);
  const there = open(store, name);
  await here.write(entry);
  expect(await here.read()).toEqual(entry);
  await there.write({ ...entry, id: 'two' });
  await vi.waitFor(async () => expect(await here.read()).toMatchObject({ id: 'two' }));
});

it('reads the storage again once it stores entries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = memoryStore();
  const write = vi.fn(store.write).mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  const journal = open({ ...store, write });
  await journal.write(entry);
  await journal.write(null);
  expect(await journal.read()).toBeNull();
});

it('AC-584 shares what cannot be stored: no message of another tab takes it away', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const refused = () => Promise.reject(new DOMException('no', 'InvalidStateError'));
  const name = crypto.randomUUID();
  const [here, there] = [open({ read: refused, write: refused }, name), open({ read: refused, write: refused }, name)];
  await here.write(entry);
  await vi.waitFor(async () => expect(await there.read()).toEqual(entry));
  await there.write({ ...entry, status: 'absent' });
  await vi.waitFor(async () => expect(await here.read()).toEqual({ ...entry, status: 'absent' }));
  await here.write(null);
  await vi.waitFor(async () => expect(await there.has('one')).toBe(false));
});

it('AC-584 reads the storage after the message of an older build, which has no content', async () => {
  const store = memoryStore();
  const name = crypto.randomUUID();
  const here = open(store, name);
  await store.write(entry);
  const changes = vi.fn();
  here.onChange(changes);
  const older = new BroadcastChannel(name);
  older.postMessage('changed');
  await vi.waitFor(() => expect(changes).toHaveBeenCalledTimes(1));
  older.close();
  expect(await here.read()).toEqual(entry);
});

it('AC-360 notifies a page that returns from the back/forward cache, which no message has reached', () => {
  const changes = vi.fn();
  open(memoryStore()).onChange(changes);
  const show = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  expect(changes).not.toHaveBeenCalled();
  show(true);
  expect(changes).toHaveBeenCalledTimes(1);
});

it('AC-649 an entry that cannot be read any more does not count as settled', async () => {
  let canRead = true;
  const store = memoryStore();
  const journal = open({ ...store, read: () => (canRead ? store.read() : Promise.reject(new Error('No response.'))) });
  await journal.write(entry);
  canRead = false;
  expect(await journal.read()).toEqual(entry);
  await journal.write(null);
  expect(await journal.read()).toBeNull();
});

it('AC-653 works without a channel, which Firefox refuses where the storage of the site is blocked', async () => {
  const refuse = class {
    constructor() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    }
  };
  vi.stubGlobal('BroadcastChannel', refuse);
  const journal = createOrderJournal({ lifetime: lifetime.signal, store: memoryStore() });
  await journal.write(entry);
  expect(await journal.read()).toEqual(entry);
});
