import { once } from 'node:events';
import { createServer } from 'node:http';

/**
 * A host in front of `upstream` that marks its 404s as cacheable for a year, or the page with which it answers instead. `requested`: whether the files
 * of `missing` existed when requested.
 */
export async function startCachingHost(upstream: string, missing: RegExp, status = 404) {
  const state = { isBroken: true };
  const requested: string[] = [];
  const host = createServer((request, response) => {
    const path = request.url ?? '/';
    if (missing.test(path)) requested.push(state.isBroken ? 'missing' : 'there');
    if (state.isBroken && missing.test(path)) {
      response.writeHead(status, { 'Content-Type': 'text/html', 'Cache-Control': 'public, max-age=31536000, immutable' }).end();
      return;
    }
    fetch(`${upstream}${path}`)
      .then(async (answer) => {
        const headers = Object.fromEntries([...answer.headers].filter(([name]) => !/encoding|length|connection/.test(name)));
        response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
      })
      // The test has ended, and the service worker still stores files.
      .catch(() => response.destroy());
  });
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  const address = host.address();
  if (typeof address !== 'object' || address === null) throw new Error('The host has no port.');
  return {
    url: `http://127.0.0.1:${String(address.port)}`,
    requested,
    repair: () => void (state.isBroken = false),
    close() {
      host.close();
      host.closeAllConnections();
    },
  };
}
