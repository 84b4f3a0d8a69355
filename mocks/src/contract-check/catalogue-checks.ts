import { readAmount } from '../data/money.ts';
import { isWritten } from './account-checks.ts';
import type { Checker, Sending } from './checker.ts';
import { type Row, rowsOf, tinyPicture, type RunContext, unknownId } from './run-context.ts';

type Catalogue = 'Category' | 'Food';
type Form = Record<string, string | File>;

const categoryForm = (name: string): Form => ({ name, food_image: tinyPicture() });
const foodForm = (name: string, categoryId: number): Form => ({
  name,
  price: '12.50',
  description: 'A dish of the contract check.',
  image: tinyPicture(),
  category_id: String(categoryId),
});
const withId = (id: number, { image: _image, ...fields }: Form): Form => ({ id: String(id), ...fields });

/** Anonymous calls and customers may not write. The updates and removals use an id that does not exist. */
export async function checkAuthorization({ send, createdResources }: Checker, { mark }: RunContext, customer: string): Promise<void> {
  const name = `${mark} gate`;
  const food = foodForm(name, unknownId);
  const attempts = [
    ['createCategory', { form: categoryForm(name) }],
    ['updateCategory', { id: unknownId, form: { name } }],
    ['removeCategory', { id: unknownId }],
    ['createFood', { form: food }],
    ['updateFood', { id: unknownId, form: withId(unknownId, food) }],
    ['removeFood', { id: unknownId }],
  ] as const;
  for (const [operation, sending] of attempts) {
    await send(operation, { input: 'no token', ...sending, expected: [401] });
    const answer = await send(operation, { input: 'a customer', ...sending, bearer: customer, expected: [403] });
    if (isWritten(answer) && operation.startsWith('create')) createdResources.push(`'${name}', by ${operation}`);
  }
}

/** Creates, updates and removes one category and one dish in it, and verifies the lists in between. */
export async function checkCatalogue(checker: Checker, { mark }: RunContext, bearer: string): Promise<void> {
  const { send, recordDeviation, createdResources } = checker;
  const list = async (what: Catalogue, input: string): Promise<Row[] | null> => {
    const answer = await send(what === 'Food' ? 'listFoods' : 'listCategories', { input, expected: [200] });
    return answer?.status === 200 ? rowsOf(answer.body) : null;
  };
  const write = (operation: `${'create' | 'update' | 'remove'}${Catalogue}`, sending: Sending) => send(operation, { ...sending, bearer });
  const created = [200, 201];
  const changed = [200, 201, 204, 205];
  const removed = [200, 204, 205];

  /** Finds the new row by its name: a write may return an empty body. */
  const create = async (what: Catalogue, input: string, name: string, form: Form): Promise<Row | null> => {
    if (!isWritten(await write(`create${what}`, { input, form, expected: created }))) return null;
    const row = (await list(what, `after ${input}`))?.find(({ fields }) => fields.get('name') === name) ?? null;
    if (!row) recordDeviation(`create${what}`, '', `'${name}' is not in the list`);
    if (!row) createdResources.push(`perhaps '${name}'`);
    return row;
  };
  const remove = async (what: Catalogue, id: number): Promise<void> => {
    const answer = await write(`remove${what}`, { input: 'what was added', id, expected: removed });
    if (!isWritten(answer)) return void createdResources.push(`the ${what.toLowerCase()} ${String(id)}`);
    const rows = await list(what, 'after a removal');
    if (rows?.some((row) => row.id === id)) recordDeviation(`remove${what}`, '', `${String(id)} is still in the list`);
    await write(`remove${what}`, { input: 'the same again', id, expected: [404] });
  };

  const checkFood = async (categoryId: number): Promise<void> => {
    const name = `${mark} dish`;
    const form = foodForm(name, categoryId);
    const { image: _image, ...withoutPicture } = form;
    await write('createFood', { input: 'no picture', form: withoutPicture, expected: [400] });
    await write('createFood', { input: 'a price that is none', form: { ...form, price: 'abc' }, expected: [400] });
    await write('createFood', { input: 'an unknown category', form: { ...form, category_id: String(unknownId) }, expected: [400, 404] });
    await write('updateFood', { input: 'an unknown id', id: unknownId, form: withId(unknownId, form), expected: [404] });
    const food = await create('Food', 'a dish', name, form);
    if (!food) return;
    const { id } = food;
    if (readAmount(food.fields.get('price')) !== 1250)
      recordDeviation('createFood', '/price', `12.50 was sent, ${String(food.fields.get('price'))} is read`);
    await write('updateFood', { input: 'a price below 0', id, form: { ...withId(id, form), price: '-1.00' }, expected: [400] });
    await write('updateFood', { input: 'a new picture', id, form: { ...withId(id, form), image: tinyPicture() }, expected: changed });
    const update = { ...withId(id, form), price: '13.75' };
    if (isWritten(await write('updateFood', { input: 'another price', id, form: update, expected: changed }))) {
      const price = (await list('Food', 'after a change'))?.find((row) => row.id === id)?.fields.get('price');
      if (readAmount(price) !== 1375) recordDeviation('updateFood', '/price', `13.75 was sent, ${String(price)} is read`);
    }
    await remove('Food', id);
  };

  const name = `${mark} category`;
  await write('createCategory', { input: 'no picture', form: { name }, expected: [400] });
  await write('updateCategory', { input: 'an unknown id', id: unknownId, form: { name }, expected: [404] });
  await write('removeCategory', { input: 'an unknown id', id: unknownId, expected: [404] });
  await write('removeFood', { input: 'an unknown id', id: unknownId, expected: [404] });
  const category = await create('Category', 'a category', name, categoryForm(name));
  if (!category) return;
  const { id } = category;
  await write('updateCategory', { input: 'a text for a picture', id, form: { name, food_image: 'http://x/y.png' }, expected: [400] });
  await write('updateCategory', { input: 'a new picture', id, form: categoryForm(name), expected: changed });
  if (isWritten(await write('updateCategory', { input: 'another name', id, form: { name: `${name} 2` }, expected: changed }))) {
    const read = (await list('Category', 'after a change'))?.find((row) => row.id === id)?.fields.get('name');
    if (read !== `${name} 2`) recordDeviation('updateCategory', '/name', `'${name} 2' was sent, '${String(read)}' is read`);
  }
  await checkFood(id);
  await remove('Category', id);
}
