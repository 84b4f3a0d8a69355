import type { IncomingMessage, ServerResponse } from 'node:http';

/** Converts a node:http message to a Request; null when its URL is malformed (`/%E0`, for which msw throws). */
export async function toRequest(message: IncomingMessage, origin: string): Promise<Request | null> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of message) if (chunk instanceof Uint8Array) chunks.push(chunk);
  const method = message.method ?? 'GET';
  const body = method === 'GET' || method === 'HEAD' || chunks.length === 0 ? null : Buffer.concat(chunks);
  try {
    const request = new Request(`${origin}${message.url ?? '/'}`, { method, headers, body });
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
