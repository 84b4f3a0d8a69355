import { getResponse, http, HttpResponse, type HttpHandler } from 'msw';
import type { HandlerContext } from './handler-context.ts';
import { notFound, readId } from '../contract/contract-http.ts';
import type { HandledResponse, Faults } from '../faults/faults.ts';
import { createAccountHandlers } from './handlers/account.ts';
import { createCategoryHandlers } from './handlers/categories.ts';
import { createFoodHandlers } from './handlers/foods.ts';
import { createOrderHandlers } from './handlers/orders.ts';
import { readUpload } from './uploads.ts';

/** Called with every request and the promise of its response, which stays pending for `isSilent`. */
export type Observe = (request: Request, answer: Promise<HandledResponse>) => void;

interface HandlerOptions {
  faults: Faults;
  transaction: (request: Request, work: () => Promise<Response>) => Promise<Response>;
  /** Post-processes responses that are not faults. */
  postProcess: (request: Request, response: Response) => Promise<Response>;
  observe: Observe | undefined;
  overrides: HttpHandler[];
}

/** The handlers of `/api/` and of uploaded pictures. */
export function createHandlers(context: HandlerContext, { faults, transaction, postProcess, observe, overrides }: HandlerOptions) {
  const own = [createAccountHandlers, createCategoryHandlers, createFoodHandlers, createOrderHandlers].flatMap((create) => create(context));
  const calls = [...overrides, ...own];
  const process = async (request: Request): Promise<Response> => {
    const isWholePath = /[^/]\/$/.test(new URL(request.url).pathname);
    const response = isWholePath ? await getResponse(calls, request) : undefined;
    return response ? postProcess(request, response) : HttpResponse.json(notFound, { status: 404 });
  };
  const answer = (request: Request): Promise<HandledResponse> => {
    const copy = observe && request.clone();
    const answered = faults.answer(request, () => transaction(request, () => process(request)));
    if (copy) observe?.(copy, answered);
    return answered;
  };
  const handlers: HttpHandler[] = [
    http.all('*/api/*', async ({ request }) => {
      // The development server also serves source files from folders named `api`: only match at the root.
      if (!new URL(request.url).pathname.startsWith('/api/')) return undefined;
      return (await answer(request)).response;
    }),
    http.get('*/media/uploads/:id', ({ params }) => {
      const upload = readUpload(context.db, readId(String(params['id'])) ?? 0);
      if (!upload) return new HttpResponse(null, { status: 404 });
      return HttpResponse.arrayBuffer(upload.bytes.buffer, { headers: { 'content-type': upload.type, 'cache-control': 'no-store' } });
    }),
  ];
  return { handlers, answer };
}
