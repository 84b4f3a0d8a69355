import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { accounts } from './accounts.ts';
import { createDatabase, isOrderItem } from './db.ts';
import { isSamplePicture, samplePictures } from './sample-pictures.ts';
import { isScenarioName, type ScenarioName, scenarios } from './scenarios.ts';

const seeded = (name: ScenarioName) => {
  const db = createDatabase();
  scenarios[name](db);
  return db;
};
const sizes = (name: ScenarioName) => {
  const db = seeded(name);
  return { categories: db.category.count(), foods: db.food.count(), orders: db.order.count(), accounts: db.account.count() };
};

it('seeds the expected number of rows', () => {
  expect(sizes('shop')).toEqual({ categories: 6, foods: 36, orders: 2, accounts: 2 });
  expect(sizes('fourDishes')).toEqual({ categories: 3, foods: 4, orders: 0, accounts: 2 });
  expect(sizes('empty')).toEqual({ categories: 0, foods: 0, orders: 0, accounts: 2 });
  expect(sizes('manyDishes')).toEqual({ categories: 20, foods: 10_000, orders: 0, accounts: 2 });
});

it.each(Object.keys(scenarios).filter(isScenarioName))('%s is deterministic, and replaces existing rows', (name) => {
  const db = seeded('shop');
  scenarios[name](db);
  expect(db.food.getAll()).toEqual(seeded(name).food.getAll());
  expect(db.order.getAll()).toEqual(seeded(name).order.getAll());
});

it.each(Object.keys(scenarios).filter(isScenarioName))(
  '%s has both accounts, priced dishes with one name each, and pictures that exist',
  (name) => {
    const db = seeded(name);
    const foods = db.food.getAll();
    const people = db.account.getAll();
    expect(people.map(({ email, password, role }) => ({ email, password, role }))).toEqual([accounts.customer, accounts.admin]);
    expect(new Set(foods.map((food) => food.name)).size).toBe(foods.length);
    expect(foods.filter((food) => !Number.isInteger(food.price) || food.price <= 0)).toEqual([]);
    const pictures = [...foods, ...db.category.getAll(), ...people].map((row) => row.picture);
    expect(pictures.filter((picture) => picture === null || !isSamplePicture(picture))).toEqual([]);
  },
);

it('the shop has poisha, Bengali names and appetising descriptions', () => {
  const foods = seeded('shop').food.getAll();
  expect(foods.filter((food) => food.price % 100 !== 0).length).toBeGreaterThanOrEqual(6);
  expect(foods.map((food) => food.name)).toEqual(
    expect.arrayContaining(['Kacchi Biryani', 'Bhuna Khichuri', 'Shorshe Ilish', 'Fuchka', 'Mishti Doi', 'কাচ্চি বিরিয়ানি']),
  );
  expect(foods.filter((food) => food.description.length < 40).map((food) => food.name)).toEqual([]);
});

it('the past orders of the shop add up', () => {
  const orders = seeded('shop').order.getAll();
  const sums = orders.map((order) => order.items.filter(isOrderItem).reduce((sum, item) => sum + item.price * item.quantity, 0));
  expect(orders.map(({ subtotal, tax, total }) => ({ subtotal, tax, total }))).toEqual([
    { subtotal: sums[0], tax: 5350, total: 112350 },
    { subtotal: sums[1], tax: 4031, total: 84656 },
  ]);
});

it('every sample picture is a file of the package', () => {
  const { resolve } = createRequire(import.meta.url);
  expect(Object.values(samplePictures).filter((file) => !existsSync(resolve(`@lobehub/fluent-emoji-3d/assets/${file}.webp`)))).toEqual([]);
});
