import type { paths } from '../generated/schema.ts';
import { ApiError } from './api-error.ts';

const megabyte = 1024 * 1024;
const listPaths: readonly string[] = ['/api/food/', '/api/category/', '/api/user/orders/'] satisfies (keyof paths)[];

/** The maximum size of a response body in bytes, decompressed (Behaviour 'HTTP'). */
export function getBodyLimit({ method, url }: Request, { ok }: Response): number {
  const { pathname } = new URL(url);
  return ok && method === 'GET' && listPaths.some((path) => pathname.endsWith(path)) ? 10 * megabyte : megabyte;
}

/** Reads a body of at most `limit` bytes. A longer one is cancelled, which closes the connection, and rejects with an ApiError 'body'. */
export async function readBody(body: ReadableStream<Uint8Array<ArrayBuffer>>, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return concatenate(chunks, length);
    length += value.length;
    if (length > limit) {
      reader.cancel().catch(() => undefined);
      throw new ApiError('body');
    }
    chunks.push(value);
  }
}

function concatenate(chunks: readonly Uint8Array<ArrayBuffer>[], length: number): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    joined.set(chunk, offset);
    offset += chunk.length;
  }
  return joined;
}
