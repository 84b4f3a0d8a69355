import { http, HttpResponse, type DefaultBodyType, type HttpResponseResolver, type PathParams } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

export const baseUrl = 'https://api.food.test';

interface RecordedCall {
  method: string;
  path: string;
  authorization: string | null;
  contentType: string | null;
  body: unknown;
}

type Respond = HttpResponseResolver<PathParams, DefaultBodyType>;

/** A server for one test file: records every call and returns the given response. A call without a response fails the test. */
export function startRecordingServer() {
  const calls: RecordedCall[] = [];
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    calls.length = 0;
  });
  afterAll(() => server.close());

  const answer = (respond: Respond) => {
    server.use(
      http.all('*', async (call) => {
        calls.push(await record(call.request.clone()));
        return respond(call);
      }),
    );
  };
  return {
    calls,
    answer,
    answerJson: (body: DefaultBodyType, init?: ResponseInit) => answer(() => HttpResponse.json(body, init)),
    answerText: (text: string | null, init?: ResponseInit) => answer(() => new HttpResponse(text, init)),
    drop: () => answer(() => HttpResponse.error()),
  };
}

async function record(request: Request): Promise<RecordedCall> {
  const contentType = request.headers.get('Content-Type')?.replace(/boundary=.+/, 'boundary=…') ?? null;
  return {
    method: request.method,
    path: request.url.slice(baseUrl.length),
    authorization: request.headers.get('Authorization'),
    contentType,
    body: await readBody(request, contentType),
  };
}

async function readBody(request: Request, contentType: string | null): Promise<unknown> {
  if (contentType?.startsWith('multipart/form-data')) {
    const parts = [...(await request.formData())].map(async ([name, part]) => [name, await readPart(part)] as const);
    return Object.fromEntries(await Promise.all(parts));
  }
  const text = await request.text();
  return text === '' ? null : JSON.parse(text);
}

async function readPart(part: FormDataEntryValue) {
  if (typeof part === 'string') return part;
  return { name: part.name, type: part.type, bytes: [...new Uint8Array(await part.arrayBuffer())] };
}
