// What the benchmarks share: figures, tables, and a static host that compresses as one does.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
export const table = (heads, rows) => [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
export const gzipped = (file) => gzipSync(readFileSync(file), { level: 9 }).length;

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
};

/** Serves a build under its policy, brotli first; whatever is no file of it is asked of `origin`, the server of the calls and pictures. */
export async function startHost(folder, origin) {
  const policy = /Content-Security-Policy: (.*)/.exec(readFileSync(join(folder, '_headers'), 'utf8'))?.[1] ?? '';
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', origin);
    const file = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (!pathname.startsWith('/api/') && existsSync(file)) {
      const isSqueezed = existsSync(`${file}.br`);
      response.writeHead(200, {
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        'content-security-policy': policy,
        'cache-control': 'no-cache',
        ...(isSqueezed && { 'content-encoding': 'br' }),
      });
      return response.end(readFileSync(isSqueezed ? `${file}.br` : file));
    }
    const answer = await fetch(new URL(request.url ?? '/', origin), { method: request.method });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
    const isText = /json|text/.test(answer.headers.get('content-type') ?? '');
    // Pictures come from the shop's own origin, as its policy wants them.
    response.end(isText ? (await answer.text()).replaceAll(origin, '') : Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${server.address().port}`, close };
}
