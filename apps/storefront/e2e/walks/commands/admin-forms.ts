import type { Pressable } from '../probe/presses.ts';
import { pressablesOn, type WalkCommand } from './command.ts';
import { fillFields, isButton, pressFirst } from './fields.ts';
import { create, fillForm, work } from './forms.ts';

export const addFood = (number: number, times: number): WalkCommand =>
  create(
    {
      label: `add the dish 'Pitha ${String(number)}'`,
      user: 'admin',
      address: '/admin/add-food/',
      operation: 'a new dish',
      kind: 'food',
      form: {
        button: 'Add Food',
        texts: { Name: `Pitha ${String(number)}`, Price: '80.50', Description: 'Steamed, with coconut.' },
        choices: { Category: '1' },
        pictureField: 'Image',
      },
    },
    times,
  );

export const addCategory = (number: number, times: number): WalkCommand =>
  create(
    {
      label: `add the category 'Sweets ${String(number)}'`,
      user: 'admin',
      address: '/admin/add-category/',
      operation: 'a new category',
      kind: 'category',
      form: { button: 'Add Category', texts: { Name: `Sweets ${String(number)}` }, pictureField: 'Image' },
    },
    times,
  );

export const updateFood = (id: number, number: number): WalkCommand =>
  work({
    label: `describe dish ${String(id)} as 'Number ${String(number)}'`,
    user: 'admin',
    address: `/admin/update-food/?id=${String(id)}`,
    operations: ['a dish update'],
    // An older list may still offer a dish that is off the menu.
    perform: async (walk, page) =>
      (await fillForm({ button: 'Update Food', texts: { Description: `Number ${String(number)}` } })(walk, page)) &&
      walk.server.backend.db.food.findFirst({ where: { id: { equals: id } } }) !== null,
    isStored: ({ food }) => food.findFirst({ where: { id: { equals: id } } })?.description === `Number ${String(number)}`,
  });

export const editPrice = (id: number, price: number): WalkCommand =>
  work({
    label: `change the price of dish ${String(id)} in the list to ${String(price / 100)}`,
    user: 'admin',
    address: '/admin/products/',
    operations: ['a dish update'],
    async perform({ server }, page) {
      const name = server.backend.db.food.findFirst({ where: { id: { equals: id } } })?.name ?? '';
      const isPrice = (one: Pressable) => one.description === name && / change (the price|prices)$/i.test(one.name);
      if (!(await pressFirst(page, isPrice))) return false;
      if (!(await fillFields(page, { [`Price of ${name}`]: String(price / 100) }))) return false;
      await page.keyboard.press('Enter');
      return true;
    },
    isStored: ({ food }) => food.findFirst({ where: { id: { equals: id } } })?.price === price,
  });

/** A batch. It reads the foods before it changes any. */
export const doublePrices = (): WalkCommand =>
  work({
    label: 'double all prices',
    user: 'admin',
    address: '/admin/products/',
    operations: ['a dish update', 'the menu'],
    async perform({ system, server }, page) {
      const buttons = await pressablesOn(page);
      // A fault or another tab may have left an older list on the screen. A price of more than eight digits would not be changed.
      const isShown = ({ name, price }: { name: string; price: number }) =>
        price <= 10_000_00 && buttons.some((one) => one.description === name && one.name.replaceAll(/\D/g, '') === String(price));
      if (!server.backend.db.food.getAll().every(isShown)) return false;
      await pressFirst(page, isButton('Select all found'));
      await system.settle();
      await pressFirst(page, isButton('Change prices'));
      await system.settle();
      if (!(await fillFields(page, { 'Per cent': '100' }))) return false;
      await page.keyboard.press('Enter');
      return true;
    },
    isStored: ({ food }, { prices }) => food.getAll().every(({ price }, index) => price === 2 * (prices[index] ?? 0)),
  });
