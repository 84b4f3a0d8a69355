import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';

type Interfaces = NodeJS.Dict<readonly Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>[]>;

/** The origin at which a server that listens on a host is reached. For every address (0.0.0.0, ::), this machine's first one in its network. */
export function originOf(host: string, port: number, interfaces: Interfaces = networkInterfaces()): string {
  const outward = Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal);
  const address = host === '0.0.0.0' || host === '::' ? (outward?.address ?? '127.0.0.1') : host;
  return `http://${isIPv6(address) ? `[${address}]` : address}:${String(port)}`;
}

/**
 * Converts a node:http message to a Request, HEAD to GET: node:http leaves out the body of its response. Its origin is the one that the client knows
 * the server under. Null when its URL is malformed (`/%E0`, for which msw throws).
 */
export async function toRequest(message: IncomingMessage): Promise<Request | null> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of message) if (chunk instanceof Uint8Array) chunks.push(chunk);
  const method = message.method === 'HEAD' ? 'GET' : (message.method ?? 'GET');
  const body = method === 'GET' || chunks.length === 0 ? null : Buffer.concat(chunks);
  try {
    const request = new Request(`http://${message.headers.host ?? 'localhost'}${message.url ?? '/'}`, { method, headers, body });
    decodeURIComponent(new URL(request.url).pathname);
    return request;
  } catch {
    return null;
  }
}

/** Sends a response; a network error destroys the connection. */
export async function sendResponse(target: ServerResponse, response: Response, extraHeaders: Record<string, string>): Promise<void> {
  if (response.type === 'error') {
    target.destroy();
    return;
  }
  const body = new Uint8Array(await response.arrayBuffer());
  target.writeHead(response.status, { ...Object.fromEntries(response.headers), ...extraHeaders });
  target.end(body);
}
