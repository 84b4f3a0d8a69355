import { getResponse, http, HttpResponse, type HttpHandler } from 'msw';
import type { HandlerContext } from './handler-context.ts';
import { notFound, readId } from '../contract/contract-http.ts';
import { methodsOf } from '../contract/operations.ts';
import type { HandledResponse, Faults } from '../faults/faults.ts';
import { createAccountHandlers } from './handlers/account.ts';
import { createCategoryHandlers } from './handlers/categories.ts';
import { createFoodHandlers } from './handlers/foods.ts';
import { createOrderHandlers } from './handlers/orders.ts';
import { readUpload } from './uploads.ts';

/** Called with every request and the promise of its response, which stays pending for `isSilent`. */
export type Observe = (request: Request, response: Promise<HandledResponse>) => void;

interface HandlerOptions {
  faults: Faults;
  transaction: (request: Request, work: () => Promise<Response>) => Promise<Response>;
  /** Post-processes responses that are not faults. */
  postProcess: (request: Request, response: Response) => Promise<Response>;
  observe: Observe | undefined;
  overrides: HttpHandler[];
}

/** The response to a call that no handler has: the path is unknown, or the method is none of the allowed ones. */
function refuse(method: string, allowed: readonly string[]): Response {
  if (allowed.length === 0 || allowed.includes(method)) return HttpResponse.json(notFound, { status: 404 });
  const headers = { allow: [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ') };
  return HttpResponse.json({ detail: `Method "${method}" not allowed.` }, { status: 405, headers });
}

/** The handlers of `/api/` and of uploaded pictures. */
export function createHandlers(context: HandlerContext, { faults, transaction, postProcess, observe, overrides }: HandlerOptions) {
  const own = [createAccountHandlers, createCategoryHandlers, createFoodHandlers, createOrderHandlers].flatMap((create) => create(context));
  const calls = [...overrides, ...own];
  const process = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const isWholePath = /[^/]\/$/.test(pathname);
    const response = isWholePath ? await getResponse(calls, request) : undefined;
    return response ? postProcess(request, response) : refuse(request.method, methodsOf(pathname));
  };
  const respond = (request: Request): Promise<HandledResponse> => {
    const copy = observe && request.clone();
    const response = faults.respond(request, () => transaction(request, () => process(request)));
    if (copy) observe?.(copy, response);
    return response;
  };
  const handlers: HttpHandler[] = [
    http.all('*/api/*', async ({ request }) => {
      // Others have such paths, too: the source files below a folder named `api`, and the server of the reports.
      if (methodsOf(new URL(request.url).pathname).length === 0) return undefined;
      return (await respond(request)).response;
    }),
    http.get('*/media/uploads/:id', ({ params }) => {
      const upload = readUpload(context.db, readId(String(params['id'])) ?? 0);
      if (!upload) return new HttpResponse(null, { status: 404 });
      return HttpResponse.arrayBuffer(upload.bytes.buffer, { headers: { 'content-type': upload.type, 'cache-control': 'no-store' } });
    }),
  ];
  return { handlers, respond };
}
