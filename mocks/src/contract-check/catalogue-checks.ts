import { readAmount } from '../data/money.ts';
import { isWritten } from './account-checks.ts';
import type { Checker, Form, Sending } from './checker.ts';
import { otherTinyPicture, type Row, rowsOf, tinyPicture, type RunContext, unknownId } from './run-context.ts';

type Catalogue = 'Category' | 'Food';

const categoryForm = (name: string) => ({ name, food_image: tinyPicture() });
const foodForm = (name: string, categoryId: number) => ({
  name,
  price: '12.50',
  description: 'A dish of the contract check.',
  image: tinyPicture(),
  category_id: String(categoryId),
});
const withId = (id: number, { image: _image, ...fields }: Form): Form => ({ id: String(id), ...fields });
const resourceOf = (what: Catalogue, name: unknown) => `the ${what.toLowerCase()} '${String(name)}'`;

/** Creates a row under a name that no other input has, so that a row which the server should have refused is found again. */
const creationOf = (what: Catalogue, input: string, form: Form & { name: string }): Pick<Sending, 'input' | 'form' | 'creates'> => ({
  input,
  form,
  creates: resourceOf(what, form.name),
});

/** Anonymous calls and customers may not write. The updates and removals use an id that does not exist. */
export async function checkAuthorization({ send }: Checker, { mark }: RunContext, customer: string): Promise<void> {
  for (const [input, bearer, status] of [
    ['no token', undefined, 401],
    ['a customer', customer, 403],
  ] as const) {
    const name = `${mark}, ${input}`;
    const food = foodForm(name, unknownId);
    const call = { input, bearer, expected: [status] };
    await send('createCategory', { ...call, ...creationOf('Category', input, categoryForm(name)) });
    await send('updateCategory', { ...call, id: unknownId, form: { name } });
    await send('removeCategory', { ...call, id: unknownId });
    await send('createFood', { ...call, ...creationOf('Food', input, food) });
    await send('updateFood', { ...call, id: unknownId, form: withId(unknownId, food) });
    await send('removeFood', { ...call, id: unknownId });
  }
}

/** Creates, updates and removes one category and one dish in it, and verifies the lists in between. Removes what invalid input has added, too. */
export async function checkCatalogue(checker: Checker, { mark }: RunContext, bearer: string): Promise<void> {
  const { send, recordDeviation, createdResources } = checker;
  const list = async (what: Catalogue, input: string): Promise<Row[] | null> => {
    const response = await send(what === 'Food' ? 'listFoods' : 'listCategories', { input, expected: [200] });
    return response?.status === 200 ? rowsOf(response.body) : null;
  };
  const write = (operation: `${'create' | 'update' | 'remove'}${Catalogue}`, sending: Sending) => send(operation, { ...sending, bearer });
  const created = [200, 201];
  const changed = [200, 201, 204, 205];
  const removed = [200, 204, 205];

  /** Finds the new row by its name: a write may return an empty body. */
  const create = async (what: Catalogue, input: string, form: Form & { name: string }): Promise<Row | null> => {
    if (!isWritten(await write(`create${what}`, { ...creationOf(what, input, form), expected: created }))) return null;
    const row = (await list(what, `after ${input}`))?.find(({ fields }) => fields.get('name') === form.name) ?? null;
    if (!row) recordDeviation(`create${what}`, '', `'${form.name}' is not in the list`);
    return row;
  };
  const remove = async (what: Catalogue, { id, fields }: Row): Promise<void> => {
    if (!isWritten(await write(`remove${what}`, { input: 'what was added', id, expected: removed }))) return;
    const rows = await list(what, 'after a removal');
    if (rows?.some((row) => row.id === id)) recordDeviation(`remove${what}`, '', `${String(id)} is still in the list`);
    else createdResources.delete(resourceOf(what, fields.get('name')));
    await write(`remove${what}`, { input: 'the same again', id, expected: [404] });
  };
  const removeAll = async (what: Catalogue, added: Row | null): Promise<void> => {
    if (added) await remove(what, added);
    const rows = (await list(what, 'at the end')) ?? [];
    const accepted = rows.filter(({ id, fields }) => id !== added?.id && createdResources.has(resourceOf(what, fields.get('name'))));
    for (const row of accepted) await remove(what, row);
  };

  const checkFood = async (categoryId: number): Promise<Row | null> => {
    const form = foodForm(`${mark} dish`, categoryId);
    const refuse = (input: string, fields: Form, expected = [400]) =>
      write('createFood', { ...creationOf('Food', input, { ...fields, name: `${mark} dish, ${input}` }), expected });
    const { image: _image, ...withoutPicture } = form;
    await refuse('no picture', withoutPicture);
    await refuse('a price that is none', { ...form, price: 'abc' });
    await refuse('an unknown category', { ...form, category_id: String(unknownId) }, [400, 404]);
    await write('updateFood', { input: 'an unknown id', id: unknownId, form: withId(unknownId, form), expected: [404] });
    const food = await create('Food', 'a dish', form);
    if (!food) return null;
    const { id } = food;
    const read = async (input: string, field: string) => (await list('Food', input))?.find((row) => row.id === id)?.fields.get(field);
    if (readAmount(food.fields.get('price')) !== 1250)
      recordDeviation('createFood', '/price', `12.50 was sent, ${String(food.fields.get('price'))} is read`);
    await write('updateFood', { input: 'a price below 0', id, form: { ...withId(id, form), price: '-1.00' }, expected: [400] });
    const newPicture = { ...withId(id, form), image: otherTinyPicture() };
    if (isWritten(await write('updateFood', { input: 'a new picture', id, form: newPicture, expected: changed }))) {
      const url = await read('after a new picture', 'image_url');
      if (url === food.fields.get('image_url'))
        recordDeviation('updateFood', '/image_url', `another picture was sent, ${String(url)} is read again`);
    }
    const update = { ...withId(id, form), price: '13.75' };
    if (isWritten(await write('updateFood', { input: 'another price', id, form: update, expected: changed }))) {
      const price = await read('after a change', 'price');
      if (readAmount(price) !== 1375) recordDeviation('updateFood', '/price', `13.75 was sent, ${String(price)} is read`);
    }
    return food;
  };

  const checkCategory = async (): Promise<Row | null> => {
    const name = `${mark} category`;
    const withoutPicture = { name: `${name}, no picture` };
    await write('createCategory', { ...creationOf('Category', 'no picture', withoutPicture), expected: [400] });
    await write('updateCategory', { input: 'an unknown id', id: unknownId, form: { name }, expected: [404] });
    await write('removeCategory', { input: 'an unknown id', id: unknownId, expected: [404] });
    await write('removeFood', { input: 'an unknown id', id: unknownId, expected: [404] });
    const category = await create('Category', 'a category', categoryForm(name));
    if (!category) return null;
    const { id } = category;
    await write('updateCategory', { input: 'a text for a picture', id, form: { name, food_image: 'http://x/y.png' }, expected: [400] });
    await write('updateCategory', { input: 'a new picture', id, form: categoryForm(name), expected: changed });
    if (isWritten(await write('updateCategory', { input: 'another name', id, form: { name: `${name} 2` }, expected: changed }))) {
      const read = (await list('Category', 'after a change'))?.find((row) => row.id === id)?.fields.get('name');
      if (read !== `${name} 2`) recordDeviation('updateCategory', '/name', `'${name} 2' was sent, '${String(read)}' is read`);
    }
    return category;
  };

  const category = await checkCategory();
  const food = category && (await checkFood(category.id));
  await removeAll('Food', food);
  await removeAll('Category', category);
}
