import { beforeEach, expect, it, vi } from 'vitest';
import { storedReadsCache } from '../stored-reads.ts';
import { startWorkerScope } from './testing/worker-scope.ts';

vi.mock('./expiration.ts', () => ({ expireAfter: () => ({}) }));

beforeEach(() => void vi.resetModules());

const menuUrl = 'http://shop.test/api/food/';
const picturesCache = 'my-food-pictures';
const toUrl = (name: string) => `http://shop.test/media/${name}.webp`;
const toRow = (name: string, id: number) => ({ id, name, image_url: `/media/${name}.webp` });
const createPicture = (text: string) => new Response(text, { headers: { 'content-type': 'image/webp' } });

/** A worker that has just started, with a stored menu that shows `dal`, and whose page reads the menu: the headers have arrived, the body has not. */
async function readMenu() {
  const body = new TransformStream<Uint8Array, Uint8Array>();
  const { caches, createEvent } = startWorkerScope(({ url }) =>
    Promise.resolve(
      url === menuUrl ? new Response(body.readable, { headers: { 'content-type': 'application/json' } }) : createPicture('of the server'),
    ),
  );
  await (await caches.open(storedReadsCache)).put(menuUrl, Response.json([toRow('dal', 1)]));
  await (await caches.open(picturesCache)).put(toUrl('dal'), createPicture('stored'));
  const { respondAndStore } = await import('./public-reads.ts');
  const { respondWithPicture } = await import('./pictures.ts');
  const reading = createEvent('fetch');
  const response = await respondAndStore(new Request(menuUrl), reading);
  /** What the page shows, and the work that goes on after it. */
  const show = async (name: string) => {
    const event = createEvent('fetch');
    const picture = await respondWithPicture(new Request(toUrl(name)), event);
    return { text: await picture.text(), done: () => event.done() };
  };
  const endMenu = async (text: string) => {
    const writer = body.writable.getWriter();
    await Promise.all([writer.write(new TextEncoder().encode(text)).then(() => writer.close()), response.text(), reading.done()]);
  };
  const isStored = async (name: string) => (await (await caches.open(picturesCache)).match(toUrl(name))) !== undefined;
  return { show, endMenu, isStored };
}

it('AC-835 no picture waits for the menu that is being read: neither a stored one, nor a new one, nor that of the profile', async () => {
  const { show } = await readMenu();
  expect(await Promise.all(['dal', 'naan', 'profile'].map(async (name) => (await show(name)).text))).toEqual([
    'stored',
    'of the server',
    'of the server',
  ]);
});

it.each([
  ['is shown by it', JSON.stringify([toRow('naan', 1)]), { dal: true, naan: true, profile: false }],
  ['is not, because the menu is broken', '[', { dal: true, naan: false, profile: false }],
])('AC-836 a picture that was fetched before the menu was read is stored if it %s', async (_name, menu, stored) => {
  const { show, endMenu, isStored } = await readMenu();
  const shown = await Promise.all(['dal', 'naan', 'profile'].map(show));
  await endMenu(menu);
  await Promise.all(shown.map(({ done }) => done()));
  expect({ dal: await isStored('dal'), naan: await isStored('naan'), profile: await isStored('profile') }).toEqual(stored);
});

it.each([
  ['profile', 'does not matter to a stored dish', 'stored'],
  ['naan', 'is that of a dish: the pictures of its server are not asked for twice', 'of the server'],
])('AC-864 a picture that cannot be read, %s, %s', async (unreadable, _name, text) => {
  const { caches, createEvent } = startWorkerScope(({ url, mode }) => {
    if (url !== toUrl(unreadable)) return Promise.resolve(createPicture('of the server'));
    if (mode === 'cors') return Promise.reject(new TypeError('There is no CORS header.'));
    return Promise.resolve(Object.defineProperty(createPicture(''), 'type', { value: 'opaque' }));
  });
  await (await caches.open(storedReadsCache)).put(menuUrl, Response.json([toRow('dal', 1), toRow('naan', 2)]));
  await (await caches.open(picturesCache)).put(toUrl('dal'), createPicture('stored'));
  const { respondWithPicture } = await import('./pictures.ts');
  const show = async (name: string) => {
    const event = createEvent('fetch');
    const picture = await respondWithPicture(new Request(toUrl(name), { mode: 'no-cors' }), event);
    await event.done();
    return picture;
  };
  expect((await show(unreadable)).type).toBe('opaque');
  expect(await (await show('dal')).text()).toBe(text);
});

it('AC-882 a picture is requested in the formats that the page accepts, and with no other header of it', async () => {
  const requested: [string, string][][] = [];
  const { caches, createEvent } = startWorkerScope(({ headers }) => {
    requested.push([...headers]);
    return Promise.resolve(createPicture('of the server'));
  });
  await (await caches.open(storedReadsCache)).put(menuUrl, Response.json([toRow('dal', 1)]));
  const { respondWithPicture } = await import('./pictures.ts');
  const accept = 'image/avif,image/webp,*/*;q=0.8';
  for (const headers of [{ accept, 'save-data': 'on' }, {}]) {
    const event = createEvent('fetch');
    await respondWithPicture(new Request(toUrl('dal'), { headers }), event);
    await event.done();
  }
  expect(requested).toEqual([[['accept', accept]], [['accept', '*/*']]]);
});
