import type { MockServer, RecordedRequest } from '@my-food/mocks/server';
import type { Page } from '@playwright/test';
import { tinyPng } from './steps.ts';

export const picture = { name: 'new.png', mimeType: 'image/png', buffer: tinyPng };

/** `picture` in what `formOf` returns. */
export const sentPicture = `file of ${String(tinyPng.length)} bytes`;

/** Larger than 5 MB, and still a valid picture: decoders ignore trailing bytes. */
export const largePicture = { ...picture, name: 'large.png', buffer: Buffer.concat([tinyPng, Buffer.alloc(6 * 1024 * 1024)]) };

/** The card of a food or a category in the admin lists. */
export const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

export const sidebarLink = (page: Page, name: string) =>
  page.getByRole('complementary', { name: 'Food Admin' }).getByRole('link', { name, exact: true });

interface TypedFood {
  name: string;
  price: string;
  description: string;
  category: string;
}

export async function fillFood(page: Page, { name, price, description, category }: TypedFood) {
  const form = page.getByRole('main');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Price').fill(price);
  await form.getByLabel('Category').selectOption(category);
  await form.getByLabel('Description').fill(description);
}

export const choosePicture = (page: Page) => page.getByRole('main').getByLabel('Image').setInputFiles(picture);

/** Submits the form, whose button has the title of the page. */
export const save = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();

export async function confirmDeletion(page: Page, name: string) {
  await card(page, name).getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, Delete' }).click();
}

export const writes = (server: MockServer) => server.requests.filter(({ method }) => method !== 'GET');

/** The parts of a multipart request by name; a file as its file name. */
export const formOf = (request: RecordedRequest | undefined) =>
  Object.fromEntries(
    request?.form?.map(({ name, value, file }) => [name, file ? `file of ${String(file.bytes.length)} bytes` : value]) ?? [],
  );

export const idOf = async (server: MockServer, path: '/api/food/' | '/api/category/', name: string): Promise<number> => {
  const rows: { id: number; name: string }[] = await (await fetch(`${server.url}${path}`)).json();
  const found = rows.find((row) => row.name === name);
  if (!found) throw new Error(`The server has no ${name}.`);
  return found.id;
};

/** The forms of the stored drafts. */
export const storedDrafts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('my-food-drafts');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.objectStoreNames.contains('drafts') && database.transaction('drafts').objectStore('drafts').getAllKeys();
          if (!reading) return resolve([]);
          reading.onsuccess = () => {
            database.close();
            resolve(reading.result.map((key) => String(key).replace(/\/.*/, '')));
          };
        };
      }),
  );
