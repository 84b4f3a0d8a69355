import { once } from 'node:events';
import { createServer, request as sendRequest } from 'node:http';
import { describeProblem } from '@my-food/mocks/server';
import { readViolations } from '../../../../tools/prism/prism.ts';

/** One origin for the shop: calls go to `api`, Prism's proxy, and everything else to `files`. Records the calls and what Prism reports about them. */
export async function startGateway({ api, files }: { api: string; files: string }) {
  const calls: string[] = [];
  const violations: string[] = [];
  const gateway = createServer((request, response) => {
    const { method = 'GET', url: path = '/' } = request;
    const isCall = path.startsWith('/api/');
    const target = new URL(path, isCall ? api : files);
    const upstream = sendRequest(target, { method, headers: { ...request.headers, host: target.host } }, (answer) => {
      const { statusCode = 502, headers } = answer;
      if (isCall) {
        calls.push(`${method} ${path.replace(/\d+/, '1')} ${String(statusCode)}`);
        const reported = { 'sl-violations': String(headers['sl-violations'] ?? '[]') };
        violations.push(...readViolations(`${method} ${path}`, reported).map(describeProblem));
      }
      answer.pipe(response.writeHead(statusCode, headers));
    });
    upstream.once('error', () => response.destroy());
    request.pipe(upstream);
  });
  gateway.listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const address = gateway.address();
  if (typeof address !== 'object' || address === null) throw new Error('The gateway has no port.');
  return {
    url: `http://127.0.0.1:${String(address.port)}`,
    calls,
    violations,
    close() {
      gateway.close();
      gateway.closeAllConnections();
    },
  };
}
