import { getResponse, http, HttpResponse, type HttpHandler } from 'msw';
import type { BackendParts } from './backend-parts.ts';
import { notFound, readId } from './contract-http.ts';
import type { Faults } from './faults.ts';
import { createAccountHandlers } from './handlers/account.ts';
import { createCategoryHandlers } from './handlers/categories.ts';
import { createFoodHandlers } from './handlers/foods.ts';
import { createOrderHandlers } from './handlers/orders.ts';
import { readUpload } from './uploads.ts';

type Transaction = (request: Request, work: () => Promise<Response>) => Promise<Response>;

/** Everything below `/api/`, and the uploaded pictures. */
export function createHandlers(parts: BackendParts, faults: Faults, transaction: Transaction): HttpHandler[] {
  const calls = [createAccountHandlers, createCategoryHandlers, createFoodHandlers, createOrderHandlers].flatMap((create) => create(parts));
  const process = async (request: Request): Promise<Response> => {
    const isWholePath = /[^/]\/$/.test(new URL(request.url).pathname);
    const response = isWholePath ? await getResponse(calls, request) : undefined;
    return response ?? HttpResponse.json(notFound, { status: 404 });
  };
  return [
    http.all('*/api/*', ({ request }) => {
      // Source files of a development server lie below a folder `api`, too: only the root counts.
      if (!new URL(request.url).pathname.startsWith('/api/')) return undefined;
      return faults.answer(request, () => transaction(request, () => process(request)));
    }),
    http.get('*/media/uploads/:id', ({ params }) => {
      const upload = readUpload(parts.db, readId(String(params['id'])) ?? 0);
      if (!upload) return new HttpResponse(null, { status: 404 });
      return HttpResponse.arrayBuffer(upload.bytes.buffer, { headers: { 'content-type': upload.type, 'cache-control': 'no-store' } });
    }),
  ];
}
