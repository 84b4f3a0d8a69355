import { readAmount, specifiedTaxPercent, taxOf, writeAmount } from '../data/money.ts';
import { isWritten, type Session } from './account-checks.ts';
import type { Checker } from './checker.ts';
import { rowsOf, unknownId } from './run-context.ts';

/** A dish with a readable price, in poisha. */
function findDish(menu: unknown): { id: number; price: number } | null {
  for (const { id, fields } of rowsOf(menu)) {
    const price = readAmount(fields.get('price'));
    if (price !== null && price > 0) return { id, price };
  }
  return null;
}

interface OrderCheckOptions {
  menu: unknown;
  reader: Session;
  writer: Session | null;
  taxPercent: number | undefined;
}

/** Reads the reader's orders; places one as the writer, the new account, if it exists. The contract has no call that cancels an order. */
export async function checkOrders(
  checker: Checker,
  { menu, reader, writer, taxPercent = specifiedTaxPercent }: OrderCheckOptions,
): Promise<void> {
  const { send, skip, recordDeviation } = checker;
  await send('listOrders', { input: 'no token', expected: [401] });
  await send('listOrders', { input: 'the access token', bearer: reader.access, expected: [200] });
  const dish = findDish(menu);
  const { access: bearer } = writer ?? reader;
  if (!dish) return skip('placeOrder', 'one dish', 'the menu has no dish with a price');

  const taka = (poisha: number) => Number(writeAmount(poisha));
  const tax = taxOf(dish.price, taxPercent);
  const item = { food: dish.id, quantity: 1, price: taka(dish.price) };
  const sums = { subtotal: taka(dish.price), tax: taka(tax), total: taka(dish.price + tax) };
  const json = { payment_method: 'cash', transaction_id: null, ...sums, status: 'paid', items: [item] };
  const place = (input: string, change: object, expected: readonly number[]) =>
    send('placeOrder', { input, json: { ...json, ...change }, bearer, expected, creates: `an order with ${input}` });
  await send('placeOrder', { input: 'no token', json, expected: [401], creates: 'an order with no token' });
  await place('no items', { items: [] }, [400]);
  await place('a quantity of 0', { items: [{ ...item, quantity: 0 }] }, [400]);
  await place('an unknown dish', { items: [{ ...item, food: unknownId }] }, [400, 404]);

  const before = rowsOf((await send('listOrders', { input: 'before an order', bearer, expected: [200] }))?.body);
  if (!isWritten(await place('one dish', {}, [200, 201, 204, 205]))) return;
  const after = await send('listOrders', { input: 'after an order', bearer, expected: [200] });
  if (after?.status !== 200) return;
  const placed = rowsOf(after.body).find(({ id }) => !before.some((order) => order.id === id));
  if (!placed) return recordDeviation('placeOrder', '', 'the order is not in the list');
  const total = readAmount(placed.fields.get('total'));
  if (total !== dish.price + tax)
    recordDeviation('placeOrder', '/total', `${String(sums.total)} was sent, ${String(placed.fields.get('total'))} is read`);
}
