import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startMockServer } from './server.ts';
import { pictureFile } from '../testing/test-server.ts';
import { toFormData } from './to-form-data.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'my-food-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('persists its rows in a file, which another server restores', async () => {
  const dataFile = join(folder, 'rows.json');
  const names = async (options: { scenario?: 'fourDishes' | 'empty' }, work?: (url: string, access: string) => Promise<unknown>) => {
    const persistent = await startMockServer({ dataFile, ...options });
    const { email, password } = persistent.backend.accounts.admin;
    const body = JSON.stringify({ email, password });
    const login = await fetch(`${persistent.url}/api/user/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const tokens: { access: string } = await login.json();
    await work?.(persistent.url, tokens.access);
    const found = persistent.backend.db.category.getAll().map(({ name }) => name);
    await persistent.close();
    return found;
  };
  const addTwo = (url: string, access: string) =>
    Promise.all(
      ['Tea', 'Sweets'].map((name) =>
        fetch(`${url}/api/category/`, {
          method: 'POST',
          headers: { authorization: `Bearer ${access}` },
          body: toFormData({ name, food_image: pictureFile() }),
        }),
      ),
    );
  await names({ scenario: 'fourDishes' }, addTwo);
  expect((await names({})).toSorted()).toEqual(['Curry', 'Pizza', 'Rice', 'Sweets', 'Tea']);
  expect((await names({ scenario: 'fourDishes' })).toSorted()).toEqual(['Curry', 'Pizza', 'Rice', 'Sweets', 'Tea']);
  expect(await names({ scenario: 'empty' })).toEqual([]);
});

it.each(['Dear diary', '', 'null', '{}', '[{"id":1},{"id":2}]', '{"name":"my-shop","version":"1.0.0"}'])(
  'AC-407 does not overwrite a file with other content: %s',
  async (content) => {
    const dataFile = join(folder, 'notes.txt');
    await writeFile(dataFile, content);
    await expect(startMockServer({ dataFile })).rejects.toThrow('notes.txt is not a data file of the mock backend');
    expect(await readFile(dataFile, 'utf8')).toBe(content);
  },
);

it('AC-406 a write that cannot be stored leaves nothing behind', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const below = join(folder, 'below');
  await mkdir(below);
  const server = await startMockServer({ dataFile: join(below, 'rows.json'), scenario: 'fourDishes' });
  const { email, password } = server.backend.accounts.admin;
  const logIn = () =>
    fetch(`${server.url}/api/user/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
  const read = async () => {
    await fetch(`${server.url}/api/food/`);
    return server.backend.db.token.count();
  };
  await rm(below, { recursive: true });
  expect([(await logIn()).status, await read()]).toEqual([500, 0]);
  await mkdir(below);
  expect([(await logIn()).status, await read()]).toEqual([200, 2]);
  await server.close();
});
