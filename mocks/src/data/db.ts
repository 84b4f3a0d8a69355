import { factory, nullable, primaryKey } from '@mswjs/data';
import { isObject } from '../contract/is-object.ts';

/** The name and price (poisha) of a dish at the time of the order. */
export interface OrderItemRow {
  foodId: number;
  foodName: string;
  quantity: number;
  price: number;
}

/** @mswjs/data stores an array of objects, but does not type its items. */
export const isOrderItem = (value: unknown): value is OrderItemRow => isObject(value) && 'foodName' in value;

export const uploadPrefix = 'upload:';
/** The reference that a row stores for an uploaded picture; for a sample picture it is the name. */
export const uploadReference = (id: number): string => `${uploadPrefix}${String(id)}`;

const numbered = { category: 0, food: 0, account: 0, order: 0, upload: 0 };
export type Counters = Record<keyof typeof numbered, number>;

/**
 * @mswjs/data broadcasts every change to other tabs, so a second tab that seeds would overwrite the rows of the first. `factory()` checks for
 * BroadcastChannel, which is hidden while it runs.
 */
function withoutBroadcastChannel<Result>(work: () => Result): Result {
  const channel = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel');
  if (!channel) return work();
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  try {
    return work();
  } finally {
    Object.defineProperty(globalThis, 'BroadcastChannel', channel);
  }
}

/** Empty tables. Amounts are integer poisha. Foreign keys are plain numbers, because relations cost a table scan per read. */
export function createDatabase() {
  const counters: Counters = { ...numbered };
  const next = (table: keyof Counters) => primaryKey(() => (counters[table] += 1));
  const tables = withoutBroadcastChannel(() =>
    factory({
      category: { id: next('category'), name: String, picture: nullable(String) },
      food: {
        id: next('food'),
        name: String,
        description: String,
        price: Number,
        picture: nullable(String),
        categoryId: nullable(Number),
      },
      account: {
        id: next('account'),
        firstName: String,
        lastName: String,
        username: String,
        email: String,
        phoneNumber: String,
        address: String,
        gender: String,
        role: String,
        password: String,
        picture: nullable(String),
      },
      order: {
        id: next('order'),
        accountId: Number,
        createdAt: String,
        subtotal: Number,
        tax: Number,
        total: Number,
        items: Array,
      },
      token: { value: primaryKey(String), kind: String, accountId: Number, expiresAt: Number },
      upload: { id: next('upload'), dataUrl: String },
    }),
  );
  return { ...tables, counters };
}

export type Database = ReturnType<typeof createDatabase>;
type Row<Table extends keyof Counters | 'token'> = Parameters<Database[Table]['create']>[0] & object;
export type CategoryRow = ReturnType<Database['category']['create']>;
export type FoodRow = ReturnType<Database['food']['create']>;
export type AccountRow = ReturnType<Database['account']['create']>;
export type OrderRow = ReturnType<Database['order']['create']>;

/** All rows as plain values that can be cloned with structuredClone. Of the uploads, those that a row refers to: replaced pictures would fill the storage. */
export interface DatabaseCopy {
  counters: Counters;
  rows: {
    category: Row<'category'>[];
    food: Row<'food'>[];
    account: Row<'account'>[];
    order: Row<'order'>[];
    token: Row<'token'>[];
    upload: Row<'upload'>[];
  };
}

export function copyDatabase(db: Database): DatabaseCopy {
  const category = db.category.getAll().map((row) => ({ ...row }));
  const food = db.food.getAll().map((row) => ({ ...row }));
  const account = db.account.getAll().map((row) => ({ ...row }));
  const pictures = new Set([...category, ...food, ...account].map(({ picture }) => picture));
  const uploads = db.upload.getAll().filter(({ id }) => pictures.has(uploadReference(id)));
  return {
    counters: { ...db.counters },
    rows: {
      category,
      food,
      account,
      order: db.order.getAll().map((row) => ({ ...row })),
      token: db.token.getAll().map((row) => ({ ...row })),
      upload: uploads.map((row) => ({ ...row })),
    },
  };
}

export function clearDatabase(db: Database): void {
  for (const table of [db.category, db.food, db.account, db.order, db.token, db.upload]) table.deleteMany({ where: {} });
  Object.assign(db.counters, numbered);
}

export function restoreDatabase(db: Database, { rows, counters }: DatabaseCopy): void {
  clearDatabase(db);
  for (const row of rows.category) db.category.create(row);
  for (const row of rows.food) db.food.create(row);
  for (const row of rows.account) db.account.create(row);
  for (const row of rows.order) db.order.create(row);
  for (const row of rows.token) db.token.create(row);
  for (const row of rows.upload) db.upload.create(row);
  Object.assign(db.counters, counters);
}
