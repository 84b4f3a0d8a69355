import type { HttpHandler } from 'msw';
import type { HandlerContext } from '../handler-context.ts';
import { contractHttp, type FieldErrors, forbidden, hasErrors, notFound, readId, written } from '../../contract/contract-http.ts';
import type { CategoryRow, FoodRow } from '../../data/db.ts';
import { readForm, readPicture, readText, unreadableForm } from '../form-fields.ts';
import { readAmount } from '../../data/money.ts';
import { storeUpload } from '../uploads.ts';

/** Poisha. Lower than the contract's limit, which sums of an order need. */
const maxPrice = 99_999_999_99;

function readPrice(form: FormData, errors: FieldErrors, isPartial: boolean): number | undefined {
  const text = readText(form, 'price', errors, isPartial);
  if (text === undefined) return undefined;
  const price = readAmount(text);
  if (price !== null && price <= maxPrice) return price;
  if (!/^-?\d+(\.\d+)?$/.test(text)) errors['price'] = ['A valid number is required.'];
  else if (text.startsWith('-')) errors['price'] = ['Ensure this value is greater than or equal to 0.'];
  else if (/\.\d{3}/.test(text)) errors['price'] = ['Ensure that there are no more than 2 decimal places.'];
  else errors['price'] = ['Ensure that there are no more than 10 digits in total.'];
  return undefined;
}

export function createFoodHandlers({ db, authenticate, serializers }: HandlerContext): HttpHandler[] {
  const findCategory = (id: number | null): CategoryRow | null => db.category.findFirst({ where: { id: { equals: id ?? 0 } } });
  const serializeFood = (row: FoodRow) => serializers.food(row, findCategory(row.categoryId));
  const find = (text: string) => db.food.findFirst({ where: { id: { equals: readId(text) ?? 0 } } });

  const readCategory = (form: FormData, errors: FieldErrors, isPartial: boolean): number | undefined => {
    const text = readText(form, 'category_id', errors, isPartial);
    if (text === undefined) return undefined;
    const category = findCategory(readId(text));
    if (!category) errors['category_id'] = [`Invalid pk "${text}" - object does not exist.`];
    return category?.id;
  };
  const readFields = (form: FormData, errors: FieldErrors, isPartial: boolean) => ({
    name: readText(form, 'name', errors, isPartial),
    description: readText(form, 'description', errors, isPartial),
    price: readPrice(form, errors, isPartial),
    categoryId: readCategory(form, errors, isPartial),
    file: readPicture(form, 'image', errors, isPartial),
  });

  return [
    contractHttp.get('/api/food/', ({ response }) => {
      const categories = new Map(db.category.getAll().map((row) => [row.id, row]));
      return response(200).json(db.food.getAll().map((row) => serializers.food(row, categories.get(row.categoryId ?? 0) ?? null)));
    }),

    contractHttp.post('/api/food/', async ({ request, response }) => {
      const { account, rejection } = authenticate(request);
      if (!account) return response(401).json(rejection);
      if (account.role !== 'ADMIN') return response(403).json(forbidden);
      const form = await readForm(request);
      if (!form) return response(400).json(unreadableForm);
      const errors: FieldErrors = {};
      const { file, name, description, price, categoryId } = readFields(form, errors, false);
      if (!file || name === undefined || description === undefined || price === undefined || categoryId === undefined)
        return response(400).json(errors);
      const picture = await storeUpload(db, file);
      return response.untyped(written(201, serializeFood(db.food.create({ name, description, price, categoryId, picture }))));
    }),

    contractHttp.patch('/api/food/{id}/', async ({ request, params, response }) => {
      const { account, rejection } = authenticate(request);
      if (!account) return response(401).json(rejection);
      if (account.role !== 'ADMIN') return response(403).json(forbidden);
      const row = find(params.id);
      if (!row) return response(404).json(notFound);
      const form = await readForm(request);
      if (!form) return response(400).json(unreadableForm);
      const errors: FieldErrors = {};
      const { file, ...fields } = readFields(form, errors, true);
      if (hasErrors(errors)) return response(400).json(errors);
      const data = {
        name: fields.name ?? row.name,
        description: fields.description ?? row.description,
        price: fields.price ?? row.price,
        categoryId: fields.categoryId ?? row.categoryId,
        picture: file ? await storeUpload(db, file) : row.picture,
      };
      return response.untyped(written(200, serializeFood(db.food.update({ where: { id: { equals: row.id } }, data, strict: true }))));
    }),

    contractHttp.delete('/api/food/{id}/', ({ request, params, response }) => {
      const { account, rejection } = authenticate(request);
      if (!account) return response(401).json(rejection);
      if (account.role !== 'ADMIN') return response(403).json(forbidden);
      const row = find(params.id);
      if (!row) return response(404).json(notFound);
      db.food.delete({ where: { id: { equals: row.id } } });
      return response(204).empty();
    }),
  ];
}
