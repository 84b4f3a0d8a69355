import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

interface Sent {
  path: string | undefined;
  headers: IncomingHttpHeaders;
  text: string;
}

/** A service that takes the envelopes of a DSN and keeps what it receives. */
export async function startReportService(port: number) {
  const received: Sent[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      received.push({ path: request.url, headers: request.headers, text });
      response.end('{}');
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    received,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** What an envelope contains: the type of its item, and the item. */
export function readEnvelope(text: string) {
  const [, header = '{}', item = '{}'] = text.split('\n');
  return { ...JSON.parse(header), ...JSON.parse(item) };
}
