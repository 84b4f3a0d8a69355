import type { HttpHandler } from 'msw';
import type { HandlerContext } from '../handler-context.ts';
import { contractHttp, written } from '../../contract/contract-http.ts';
import { readObject, unreadableJson } from '../form-fields.ts';
import { readOrder } from '../order-request.ts';

export function createOrderHandlers({ db, authenticate, serializers, now, taxPercent }: HandlerContext): HttpHandler[] {
  return [
    contractHttp.get('/api/user/orders/', ({ request, response }) => {
      const { account, rejection } = authenticate(request);
      if (!account) return response(401).json(rejection);
      const newestFirst = db.order.findMany({ where: { accountId: { equals: account.id } } }).sort((first, second) => second.id - first.id);
      return response(200).json(newestFirst.map(serializers.order));
    }),

    contractHttp.post('/api/user/orders/', async ({ request, response }) => {
      const { account, rejection } = authenticate(request);
      if (!account) return response(401).json(rejection);
      const body = await readObject(request);
      if (!body) return response(400).json(unreadableJson);
      const { order, errors } = readOrder(db, body, taxPercent);
      if (errors) return response(400).json(errors);
      const row = db.order.create({ ...order, accountId: account.id, createdAt: new Date(now()).toISOString() });
      return response.untyped(written(201, serializers.order(row)));
    }),
  ];
}
