import type { Database } from './db.ts';
import { seed } from './seed.ts';
import { fourDishes } from './seeds/four-dishes.ts';
import { createManyDishes } from './seeds/many-dishes.ts';
import { shop } from './seeds/shop.ts';

/** The seeds. Every scenario has the two demo accounts. */
export const scenarios = {
  shop: (db: Database) => seed(db, shop),
  fourDishes: (db: Database) => seed(db, fourDishes),
  empty: (db: Database) => seed(db, { categories: [], customerOrders: [] }),
  manyDishes: (db: Database) => seed(db, createManyDishes()),
} satisfies Record<string, (db: Database) => void>;

export type ScenarioName = keyof typeof scenarios;

export const isScenarioName = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name);
