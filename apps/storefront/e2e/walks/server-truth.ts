import type { MockServer } from '@my-food/mocks/server';
import type { Cart } from './cart-lines.ts';

const isItem = (item: unknown): item is { foodId: number; quantity: number } =>
  typeof item === 'object' && item !== null && 'foodId' in item && 'quantity' in item;

const linesOf = (items: readonly unknown[]): Cart => new Map(items.filter(isItem).map(({ foodId, quantity }) => [foodId, quantity]));

/** The state of the server, read from its tables. */
export function createServerTruth({ backend: { db }, requests }: MockServer) {
  /** The dish that had this name last. */
  const rows = new Map<number, ReturnType<typeof db.food.getAll>[number]>();
  const lastIds = new Map<string, number>();
  const allNames = new Map<string, Set<string>>();
  const noteName = (owner: string, name: string) => allNames.set(owner, (allNames.get(owner) ?? new Set()).add(name));
  const idOf = (name: string): number | null => db.food.findFirst({ where: { name: { equals: name } } })?.id ?? lastIds.get(name) ?? null;
  const nameOf = ({ firstName, lastName, username }: { firstName: string; lastName: string; username: string }) =>
    [firstName, lastName].filter(Boolean).join(' ') || username;
  return {
    read() {
      const foods = db.food.getAll();
      // A redirected menu request returns the categories, so their names count too.
      for (const food of foods) {
        rows.set(food.id, { ...food });
        lastIds.set(food.name, food.id);
      }
      for (const { id, name } of [...foods, ...db.category.getAll()]) noteName(`dish ${String(id)}`, name);
      for (const account of db.account.getAll()) noteName(account.role, nameOf(account));
      return {
        orders: db.order.getAll().map(({ id, items, total }) => ({ id, lines: linesOf(items), total })),
        menu: new Set(foods.map(({ id }) => id)),
      };
    },
    /** A dish as it was last on the menu. */
    lastRowOf: (id: number) => rows.get(id),
    /** Whether a dish, or a user by role, has or had this name. */
    hasHadName: (owner: string, name: string): boolean => allNames.get(owner)?.has(name) ?? false,
    /** The name of the first account with this role: that of the demo. */
    nameOf(role: string): string {
      const account = db.account.findFirst({ where: { role: { equals: role } } });
      return account ? nameOf(account) : '';
    },
    /** How many entries of a kind there have ever been. */
    created: () => ({ food: db.counters.food, category: db.counters.category }),
    /** The serialized menu, to detect changes. */
    serializedMenu: () => JSON.stringify(db.food.getAll()),
    idOf,
    isOnMenu: (id: number): boolean => db.food.findFirst({ where: { id: { equals: id } } }) !== null,
    /** The lines of an order by the heading of its card, 'Order #3', or by its dishes, '2 × Naan, 1 × Dal'. */
    orderOf(description: string): Cart {
      const id = /^Order #(\d+)$/.exec(description)?.[1];
      if (id !== undefined) return linesOf(db.order.findFirst({ where: { id: { equals: Number(id) } } })?.items ?? []);
      const dishes = [...description.matchAll(/(\d+) × ([^,]+)/g)].map(
        ([, quantity, name = '']) => [idOf(name), Number(quantity)] as const,
      );
      return new Map(dishes.flatMap(([dish, quantity]) => (dish === null ? [] : [[dish, quantity]])));
    },
    orderCalls: () => requests.filter(({ method, path }) => method === 'POST' && path === '/api/user/orders/'),
    /** Whether every deletion has succeeded or is pending. */
    areDeletionsGood: () =>
      requests.every(
        ({ method, path, answer }) => method !== 'DELETE' || !path.startsWith('/api/food/') || answer === null || answer.status === 204,
      ),
  };
}

export type ServerTruth = ReturnType<typeof createServerTruth>;
