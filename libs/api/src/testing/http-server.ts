import { createServer, type RequestListener } from 'node:http';
import { afterAll, beforeAll } from 'vitest';

/** A real HTTP server for one test file, for what msw cannot intercept: redirects, streams, compression. */
export function startHttpServer() {
  const server = createServer();
  const received: string[] = [];
  let url = '';
  let respond: RequestListener = (_, response) => void response.end();
  server.on('request', (request, response) => {
    received.push(`${request.method ?? ''} ${request.url ?? ''}`);
    request.resume();
    respond(request, response);
  });
  beforeAll(
    () =>
      new Promise<void>((resolve) => {
        server.listen(0, '127.0.0.1', () => {
          const address = server.address();
          if (address === null || typeof address === 'string') throw new Error('The server has no port.');
          url = `http://127.0.0.1:${String(address.port)}`;
          resolve();
        });
      }),
  );
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    /** Methods and paths of the requests, in order. */
    received,
    url: () => url,
    answer(listener: RequestListener): void {
      received.length = 0;
      respond = listener;
    },
  };
}
