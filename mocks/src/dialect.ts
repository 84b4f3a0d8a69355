/** What openapi.yaml leaves to a server. The mock's own way is the first of each. */
export interface Dialect {
  amounts?: 'text' | 'number';
  /** 'empty': no write says anything, and statuses without a body (204, 205) are used wherever the contract has them. */
  writes?: 'body' | 'empty';
  /** 'relative': picture addresses without the origin. */
  media?: 'absolute' | 'relative';
}

const amountFields = ['price', 'subtotal', 'tax', 'total'];
const pictureFields = ['image_url', 'food_image_url', 'profile_image'];

/** Spec §7: these succeed on exactly 200 or 201, so their status stays. */
const exact = ['POST /api/user/register/', 'PATCH /api/user/profile/update/', 'POST /api/food/', 'POST /api/category/'];
const readAnswers = ['POST /api/user/login/', 'POST /api/user/refresh_token/'];

function translate(body: unknown, { amounts, media }: Dialect): unknown {
  const text = JSON.stringify(body, (key, value: unknown) => {
    if (typeof value !== 'string') return value;
    if (amounts === 'number' && amountFields.includes(key)) return Number(value);
    return media === 'relative' && pictureFields.includes(key) ? new URL(value).pathname : value;
  });
  return JSON.parse(text);
}

/** Says the shop's own answer in that dialect; refusals stay as they are. */
export async function speak(dialect: Dialect, request: Request, response: Response): Promise<Response> {
  const call = `${request.method} ${new URL(request.url).pathname}`;
  if (!response.ok) return response;
  if (request.method !== 'GET' && !readAnswers.includes(call)) {
    if (dialect.writes !== 'empty') return response;
    const status = request.method === 'DELETE' ? 205 : 204;
    return new Response(null, { status: exact.includes(call) ? response.status : status });
  }
  const body: unknown = await response.json();
  return Response.json(translate(body, dialect), { status: response.status });
}
