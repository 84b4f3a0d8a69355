import { createApi, createPublicClient, createSignedInClient, type Food } from '@my-food/api';
import { createQueries } from '@my-food/api/queries';
import { sessionMachine } from '@my-food/machines';
import { QueryObserver } from '@tanstack/react-query';
import { expect, vi } from 'vitest';
import { createActor } from 'xstate';
import { createLanguageChoice } from '../../../../i18n/language-choice.ts';
import { createQueryClient } from '../../../../queries/query-client.ts';
import { countEndedSessions } from '../../../../session/track-session.ts';

const curry = { id: 3, name: 'Curry' };
export const rice = { id: 4, name: 'Rice' };
const categories = [curry, rice];

interface Row {
  id: number;
  name: string;
  description: string;
  price: string;
  image_url: null;
  category: { id: number; name: string };
}

/** A write that waits for the test. */
interface Write {
  id: number;
  /** Processes the write, unless it is refused: after a 5xx, too. */
  answer: (status?: number) => Promise<void>;
}

/** Retries the assertion until it passes. */
export const until = (assertion: () => void): Promise<void> => vi.waitFor(assertion, { interval: 2, timeout: 5_000 });

const json = (status: number, body: unknown) => Response.json(body, { status });
const text = (form: FormData, name: string) => String(form.get(name));

/**
 * A signed-in admin's services on a shop with the foods 1 to `count`: Curry, 100.00 each. The list is mounted. Reads are answered at once unless
 * `holdReads`; writes by `answer`.
 */
export function openShop(count: number) {
  vi.stubGlobal('navigator', { onLine: true });
  const rows = new Map<number, Row>();
  for (let id = 1; id <= count; id += 1) {
    rows.set(id, { id, name: `Dish ${String(id)}`, description: 'Warm.', price: '100.00', image_url: null, category: curry });
  }
  const writes: Write[] = [];
  const sent: string[] = [];
  const heldReads: (() => void)[] = [];
  let isReadHeld = false;
  let readCount = 0;

  const process = async (request: Request, id: number) => {
    const row = rows.get(id);
    if (request.method === 'DELETE' || !row) return json(rows.delete(id) ? 200 : 404, {});
    const form = await request.formData();
    const category = categories.find((one) => String(one.id) === text(form, 'category_id')) ?? row.category;
    rows.set(id, { ...row, name: text(form, 'name'), description: text(form, 'description'), price: text(form, 'price'), category });
    return json(200, {});
  };
  const write = (request: Request, id: number) =>
    new Promise<Response>((resolve) => {
      sent.push(`${request.method} ${String(id)}`);
      const answer = async (status = 200) => {
        const processed = status >= 400 && status < 500 ? null : await process(request, id);
        resolve(status === 200 && processed ? processed : json(status, {}));
      };
      writes.push({ id, answer });
    });
  const readList = () => {
    readCount += 1;
    const response = json(200, [...rows.values()]);
    return isReadHeld ? new Promise<Response>((resolve) => heldReads.push(() => resolve(response))) : Promise.resolve(response);
  };
  const configuration = {
    baseUrl: 'http://shop.test',
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      if (request.method === 'GET') return pathname === '/api/category/' ? json(200, categories) : readList();
      return write(request, Number(pathname.split('/').at(-2)));
    },
  };
  const tokens = { current: () => 'access', refresh: () => Promise.resolve(null) };
  const api = createApi(createPublicClient(configuration), createSignedInClient(configuration, tokens));
  const queries = createQueries(api);
  const queryClient = createQueryClient();
  const sessionActor = createActor(sessionMachine, {
    input: { session: { access: 'access', refresh: null, role: 'ADMIN', picture: null } },
  }).start();
  countEndedSessions(sessionActor);
  const language = createLanguageChoice({ cookie: '', documentElement: { lang: '' } });
  const observer = new QueryObserver(queryClient, queries.foods());
  observer.subscribe(() => undefined);
  queryClient.setQueryData(queries.categories().queryKey, [
    { ...curry, imageUrl: null },
    { ...rice, imageUrl: null },
  ]);

  const listed = () => queryClient.getQueryData<Food[]>(queries.foods().queryKey) ?? [];
  return {
    services: { api, queries, queryClient, sessionActor, language },
    /** The writes that the shop has received, oldest first: 'PATCH 1'. */
    sent: () => sent,
    readCount: () => readCount,
    /** The list as it is shown. */
    listed,
    food: (id: number) => listed().find((food) => food.id === id),
    /** The row of the shop: '100.00 Curry'. */
    stored: (id: number) => {
      const row = rows.get(id);
      return row && `${row.price} ${row.category.name}`;
    },
    loaded: () => until(() => expect(listed()).toHaveLength(count)),
    /** Answers the oldest write of the food, once it is sent. */
    answer: async (id: number, status?: number) => {
      const isOfFood = (one: Write) => one.id === id;
      await until(() => expect(writes.some(isOfFood)).toBe(true));
      await Promise.all(writes.splice(writes.findIndex(isOfFood), 1).map((one) => one.answer(status)));
    },
    /** Another tab logs out, and another admin logs in there. */
    changeUser: () => {
      sessionActor.send({ type: 'session.synced', session: null });
      sessionActor.send({ type: 'session.synced', session: { access: 'hers', refresh: null, role: 'ADMIN', picture: null } });
    },
    holdReads: () => (isReadHeld = true),
    releaseReads: () => {
      isReadHeld = false;
      heldReads.splice(0).forEach((release) => release());
    },
  };
}
