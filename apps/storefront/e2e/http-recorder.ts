import { describeProblem, validateExchange, type RecordedPart, type RecordedRequest } from '@my-food/mocks/server';
import type { Page } from '@playwright/test';

type Exchange = Pick<RecordedRequest, 'method' | 'path' | 'query' | 'headers' | 'json' | 'answer'> & {
  form: { name: string; value: string; file: { name: string; type: string } | null }[] | null;
};

/**
 * Records the shop's fetch calls inside the page, because the service worker responds before they reach the network. Reloads a page that is
 * already open.
 */
export async function recordHttp(page: Page): Promise<{ exchanges: Exchange[]; problems: () => string[] }> {
  const exchanges: Exchange[] = [];
  await page.exposeFunction('reportExchange', (exchange: Exchange) => void exchanges.push(exchange));
  await page.addInitScript(() => {
    const send = window.fetch;
    const report: unknown = Reflect.get(window, 'reportExchange');
    const readForm = async (request: Request) =>
      [...(await request.formData())].map(([name, value]) =>
        typeof value === 'string' ? { name, value, file: null } : { name, value: '', file: { name: value.name, type: value.type } },
      );
    window.fetch = async (...input) => {
      const request = new Request(...input);
      const { pathname, search } = new URL(request.url);
      if (!pathname.startsWith('/api/') || typeof report !== 'function') return send(request);
      const type = request.headers.get('content-type') ?? '';
      const copy = request.clone();
      const sent = {
        method: request.method,
        path: pathname,
        query: search,
        headers: Object.fromEntries(request.headers),
        json: type.startsWith('application/json') ? await copy.json() : undefined,
        form: type.startsWith('multipart/form-data') ? await readForm(copy) : null,
      };
      const response = await send(request);
      const answer = { status: response.status, headers: Object.fromEntries(response.headers), text: await response.clone().text() };
      report({ ...sent, answer });
      return response;
    };
  });
  if (page.url() !== 'about:blank') await page.reload();
  const withBytes = (form: Exchange['form']): RecordedPart[] | null =>
    form?.map(({ file, ...part }) => ({ ...part, file: file && { ...file, bytes: new Uint8Array() } })) ?? null;
  return {
    exchanges,
    problems: () =>
      exchanges.flatMap(({ form, answer, ...sent }) => validateExchange({ ...sent, form: withBytes(form) }, answer)).map(describeProblem),
  };
}

/** The distinct calls as `POST /api/food/`, with `{id}` for ids. */
export const callsOf = (exchanges: readonly { method: string; path: string }[]): string[] =>
  [...new Set(exchanges.map(({ method, path }) => `${method} ${path.replace(/\d+/, '{id}')}`))].toSorted();
