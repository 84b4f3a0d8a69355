import { accounts } from './accounts.ts';
import { clearDatabase, type Database } from './db.ts';
import { specifiedTaxPercent, taxOf } from './money.ts';
import type { SamplePicture } from './sample-pictures.ts';

interface FoodSeed {
  name: string;
  description: string;
  /** Poisha. */
  price: number;
  picture: SamplePicture;
}

/** A menu, and the past orders of the demo customer. */
export interface CatalogueSeed {
  categories: readonly { name: string; picture: SamplePicture; foods: readonly FoodSeed[] }[];
  customerOrders: readonly { createdAt: string; items: readonly { foodName: string; quantity: number }[] }[];
}

function seedAccounts(db: Database) {
  const customer = db.account.create({
    ...accounts.customer,
    firstName: 'Nusrat',
    lastName: 'Jahan',
    username: 'nusrat',
    phoneNumber: '+8801711000111',
    address: 'House 12, Road 5, Dhanmondi, Dhaka 1205',
    gender: 'F',
    picture: 'customer-portrait',
  });
  db.account.create({
    ...accounts.admin,
    firstName: 'Rahim',
    lastName: 'Uddin',
    username: 'rahim',
    phoneNumber: '+8801711000222',
    address: '27 Nazimuddin Road, Old Dhaka 1100',
    gender: 'M',
    picture: 'admin-portrait',
  });
  return customer;
}

/** Replaces all rows by the two accounts, the menu and the customer's past orders. */
export function seed(db: Database, catalogue: CatalogueSeed): void {
  clearDatabase(db);
  const customer = seedAccounts(db);
  const priced = new Map<string, { id: number; price: number }>();
  for (const { foods, ...category } of catalogue.categories) {
    const { id: categoryId } = db.category.create(category);
    for (const food of foods) priced.set(food.name, { id: db.food.create({ ...food, categoryId }).id, price: food.price });
  }
  for (const order of catalogue.customerOrders) {
    const items = order.items.map(({ foodName, quantity }) => {
      const food = priced.get(foodName);
      if (!food) throw new Error(`the seed orders '${foodName}', which is not on its menu`);
      return { foodId: food.id, foodName, quantity, price: food.price };
    });
    const subtotal = items.reduce((sum, item) => sum + item.price * item.quantity, 0);
    const tax = taxOf(subtotal, specifiedTaxPercent);
    db.order.create({ accountId: customer.id, createdAt: order.createdAt, subtotal, tax, total: subtotal + tax, items });
  }
}
