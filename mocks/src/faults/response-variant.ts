/** Variations that openapi.yaml allows. The first of each is the default. */
export interface ResponseVariant {
  amounts?: 'text' | 'number';
  /** 'empty': writes have no body, and status 204 or 205 wherever the contract allows it. */
  writes?: 'body' | 'empty';
  /** Picture URLs with the origin of the request, or without. */
  media?: 'absolute' | 'relative';
  /** 'cacheable': browsers may store what they read for five minutes. */
  reads?: 'fresh' | 'cacheable';
}

const amountFields = ['price', 'subtotal', 'tax', 'total'];
const pictureFields = ['image_url', 'food_image_url', 'profile_image'];

/** Spec §7: these succeed on exactly 200 or 201, so their status stays. */
const exactStatusCalls = ['POST /api/user/register/', 'PATCH /api/user/profile/update/', 'POST /api/food/', 'POST /api/category/'];
const callsWithBody = ['POST /api/user/login/', 'POST /api/user/refresh_token/'];

function transformBody(body: unknown, { amounts, media }: ResponseVariant, base: string): unknown {
  const text = JSON.stringify(body, (key, value: unknown) => {
    if (typeof value !== 'string') return value;
    if (amounts === 'number' && amountFields.includes(key)) return Number(value);
    if (!pictureFields.includes(key)) return value;
    const { href, pathname } = new URL(value, base);
    return media === 'relative' ? pathname : href;
  });
  return JSON.parse(text);
}

/** Rewrites a successful response to the variant. */
export async function applyResponseVariant(variant: ResponseVariant, request: Request, response: Response): Promise<Response> {
  const call = `${request.method} ${new URL(request.url).pathname}`;
  if (!response.ok) return response;
  if (variant.writes === 'empty' && request.method !== 'GET' && !callsWithBody.includes(call)) {
    const status = request.method === 'DELETE' ? 205 : 204;
    return new Response(null, { status: exactStatusCalls.includes(call) ? response.status : status });
  }
  if (response.body === null) return response;
  const body: unknown = await response.json();
  const headers = request.method === 'GET' && variant.reads === 'cacheable' ? { 'cache-control': 'private, max-age=300' } : {};
  return Response.json(transformBody(body, variant, request.url), { status: response.status, headers });
}
