import type { HttpHandler } from 'msw';
import type { HandlerContext } from '../handler-context.ts';
import { contractHttp, type FieldErrors, forbidden, hasErrors, notFound, readId, written } from '../../contract/contract-http.ts';
import { readForm, readPicture, readText, unreadableForm } from '../form-fields.ts';
import { storeUpload } from '../uploads.ts';

export function createCategoryHandlers({ db, authenticate, serializers }: HandlerContext): HttpHandler[] {
  const find = (text: string) => db.category.findFirst({ where: { id: { equals: readId(text) ?? 0 } } });
  return [
    contractHttp.get('/api/category/', ({ response }) => response(200).json(db.category.getAll().map(serializers.category))),

    contractHttp.post('/api/category/', async ({ request, response }) => {
      const { account, rejection } = authenticate(request);
      if (!account) return response(401).json(rejection);
      if (account.role !== 'ADMIN') return response(403).json(forbidden);
      const form = await readForm(request);
      if (!form) return response(400).json(unreadableForm);
      const errors: FieldErrors = {};
      const name = readText(form, 'name', errors, false);
      const file = readPicture(form, 'food_image', errors, false);
      if (hasErrors(errors) || name === undefined || !file) return response(400).json(errors);
      const row = db.category.create({ name, picture: await storeUpload(db, file) });
      return response.untyped(written(201, serializers.category(row)));
    }),

    contractHttp.patch('/api/category/{id}/', async ({ request, params, response }) => {
      const { account, rejection } = authenticate(request);
      if (!account) return response(401).json(rejection);
      if (account.role !== 'ADMIN') return response(403).json(forbidden);
      const row = find(params.id);
      if (!row) return response(404).json(notFound);
      const form = await readForm(request);
      if (!form) return response(400).json(unreadableForm);
      const errors: FieldErrors = {};
      const name = readText(form, 'name', errors, true) ?? row.name;
      const file = readPicture(form, 'food_image', errors, true);
      if (hasErrors(errors)) return response(400).json(errors);
      const picture = file ? await storeUpload(db, file) : row.picture;
      const changed = db.category.update({ where: { id: { equals: row.id } }, data: { name, picture }, strict: true });
      return response.untyped(written(200, serializers.category(changed)));
    }),

    contractHttp.delete('/api/category/{id}/', ({ request, params, response }) => {
      const { account, rejection } = authenticate(request);
      if (!account) return response(401).json(rejection);
      if (account.role !== 'ADMIN') return response(403).json(forbidden);
      const row = find(params.id);
      if (!row) return response(404).json(notFound);
      db.food.updateMany({ where: { categoryId: { equals: row.id } }, data: { categoryId: null } });
      db.category.delete({ where: { id: { equals: row.id } } });
      return response(204).empty();
    }),
  ];
}
