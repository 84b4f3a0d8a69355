import { realpathSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { getResponse } from 'msw';
import sirv, { type Options, type RequestHandler } from 'sirv';
import { type ContractProblem, validateExchange } from '../contract/contract-validation.ts';
import { openFileStore } from '../data/file-store.ts';
import { createMockBackend, type MockBackend, type MockBackendOptions } from '../node.ts';
import { originOf, sendResponse, toRequest } from './node-http.ts';
import { createPersistence } from '../data/persistence.ts';
import { recordResponse, recordRequest, type RecordedRequest } from './recorded-requests.ts';
import { readSamplePicture } from '../data/sample-picture-file.ts';

export { accounts } from '../data/accounts.ts';
export { checkServer } from '../contract-check/check-server.ts';
export { exitCodeOf, writeReport } from '../contract-check/write-report.ts';
export { type ContractProblem, describeProblem, validateExchange } from '../contract/contract-validation.ts';
export type { ValidateExchange } from '../contract/exchange-check.ts';
export type { Fault, FaultResponse, ProgrammedFault } from '../faults/faults.ts';
export type { RecordedPart, RecordedRequest } from './recorded-requests.ts';
export type { ResponseVariant } from '../faults/response-variant.ts';
export { parseMockDirectives } from '../faults/mock-directives.ts';
export { isScenarioName, type ScenarioName, scenarios } from '../data/scenarios.ts';

export interface MockServerOptions extends Omit<MockBackendOptions, 'pictureUrls' | 'transaction'> {
  /** Default 0: a free port. */
  port?: number;
  /** Default 127.0.0.1. With 0.0.0.0 or :: the origin is this machine's address in its network. */
  host?: string;
  /** A folder whose files are served on the same origin, index.html at `/`. */
  staticRoot?: string;
  /** Sent with those files, e.g. a content security policy. */
  headers?: Record<string, string>;
  /** Persists the rows in this file. It is seeded when it is new, when `scenario` is not the stored one, or with `isReset`. */
  dataFile?: string;
  isReset?: boolean;
  /** Default true. Each request stays in memory until `clear`: false for a server that runs for long, which validates nothing either. */
  isRecording?: boolean;
  /** Called for every deviation of a request or a response from openapi.yaml, except for responses of faults. */
  onContractProblem?: (problem: ContractProblem, exchange: RecordedRequest) => void;
}

/** Handles calls one after another, and saves each write to the file before its response. */
async function createPersistentBackend(file: string, isReset: boolean, options: MockBackendOptions): Promise<MockBackend> {
  const store = await openFileStore(file);
  let last: Promise<unknown> = Promise.resolve();
  const backend = createMockBackend({
    ...options,
    scenario: 'empty',
    transaction(request, work) {
      const done = last.then(() => persistence.transact(request, work));
      last = done.catch(() => undefined);
      return done;
    },
  });
  const persistence = createPersistence(backend.db, store, 'shop');
  await (isReset ? persistence.reset(options.scenario ?? 'shop') : persistence.restoreOrSeed(options.scenario ?? null));
  return backend;
}

/**
 * Serves a build like a static host: precompressed by `tools/build/compress.ts`, with the cache headers of the build's `_headers`. Looks for each file again on
 * every request. A test may deploy another build: it points `root` to another folder, and a response that has begun reads from the former one.
 */
function serveFiles(root: string, headers: Record<string, string>): RequestHandler {
  const options: Options = {
    dev: true,
    brotli: true,
    gzip: true,
    setHeaders(response, pathname) {
      // File names below `assets` contain a content hash.
      response.setHeader('cache-control', pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    },
  };
  return (message, target, next) => sirv(realpathSync(root), options)(message, target, next);
}

const allowAnyOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE, OPTIONS',
  'access-control-expose-headers': 'retry-after',
  'access-control-max-age': '600',
};

export interface MockServer {
  /** Origin without a trailing slash. */
  url: string;
  backend: MockBackend;
  /** Requests below /api/ in order, without preflights; empty if it does not record. */
  requests: RecordedRequest[];
  program: MockBackend['program'];
  /** Clears the recorded requests and all faults, and releases held responses; keeps the rows. */
  clear: () => void;
  close: () => Promise<void>;
}

/** Starts the mock backend over HTTP. */
export async function startMockServer(options: MockServerOptions = {}): Promise<MockServer> {
  const {
    port = 0,
    host = '127.0.0.1',
    staticRoot,
    headers = {},
    dataFile,
    isReset = false,
    isRecording = true,
    onContractProblem,
    ...given
  } = options;
  const requests: RecordedRequest[] = [];
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
  const url = originOf(host, address.port);
  const opening = dataFile === undefined ? createMockBackend(given) : createPersistentBackend(dataFile, isReset, given);
  const backend = await Promise.resolve(opening).catch((error: unknown) => {
    server.close();
    throw error;
  });

  const respondToCall = async (request: Request): Promise<Response> => {
    if (!isRecording) return (await backend.respond(request)).response;
    const exchange = await recordRequest(request);
    requests.push(exchange);
    const { response, isFaulty } = await backend.respond(request);
    exchange.isFaulty = isFaulty;
    if (response.type !== 'error') exchange.answer = await recordResponse(response);
    if (onContractProblem)
      for (const problem of validateExchange(exchange, exchange.answer, !isFaulty)) onContractProblem(problem, exchange);
    return response;
  };

  const respondToMedia = async (pathname: string, request: Request): Promise<Response | undefined> => {
    const picture = /^\/media\/([\w-]+)\.webp$/.exec(pathname)?.[1];
    const sample = picture === undefined ? null : await readSamplePicture(picture);
    return sample ?? getResponse(backend.handlers, request);
  };
  const notFound = () => new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });

  const files = staticRoot === undefined ? null : serveFiles(staticRoot, headers);

  const serve = async (message: IncomingMessage, target: ServerResponse): Promise<void> => {
    const request = await toRequest(message);
    if (!request) return sendResponse(target, new Response(null, { status: 400 }), allowAnyOrigin);
    const { pathname } = new URL(request.url);
    if (request.method === 'OPTIONS') return sendResponse(target, new Response(null, { status: 204 }), allowAnyOrigin);
    if (pathname.startsWith('/api/')) return sendResponse(target, await respondToCall(request), allowAnyOrigin);
    if (pathname.startsWith('/media/'))
      return sendResponse(target, (await respondToMedia(pathname, request)) ?? notFound(), allowAnyOrigin);
    // No CORS headers for files: only their own origin loads them, and they would change the measured size.
    const next = () => sendResponse(target, notFound(), {});
    if (request.method !== 'GET') return sendResponse(target, new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } }), {});
    return files ? files(message, target, next) : next();
  };

  server.on('request', (message, target) => {
    serve(message, target).catch((error: unknown) => {
      console.error(error);
      if (!target.headersSent) target.writeHead(500, allowAnyOrigin);
      target.end();
    });
  });

  const clear = () => {
    requests.length = 0;
    backend.clearFaults();
  };
  const close = () =>
    new Promise<void>((resolve) => {
      backend.clearFaults();
      server.close(() => {
        resolve();
      });
      server.closeAllConnections();
    });
  return { url, backend, requests, program: backend.program, clear, close };
}
