import { getBodyLimit, readBody } from '@my-food/api';
import { publicReads, readAtHeader, storedReadsCache } from '../stored-reads.ts';
import { apiBaseUrl } from '../../platform/api-base-url.ts';

const urls = new Set(Object.values(publicReads).map((path) => `${apiBaseUrl()}${path}`));

/** The pictures of each stored read, by its URL. */
const pictures = new Map<string, Promise<ReadonlySet<string>>>();

/** Whether a request is a public read. A request with a bearer never is: its response may depend on the user. */
export function isPublicRead({ method, url, headers }: Request): boolean {
  return method === 'GET' && urls.has(url) && !headers.has('authorization');
}

/** The last read of each page, by page and URL. */
const lastReads = new Map<string, AbortController>();

/** Aborts the read that this one replaces: the page has aborted it, which not every browser tells the worker, and a browser keeps this one waiting for it. */
function startRead({ url, signal, cache }: Request, clientId: string): AbortSignal {
  // Of register-worker.ts, which only stores what was read: it replaces nothing.
  if (cache === 'force-cache') return signal;
  const read = new AbortController();
  const key = `${clientId} ${url}`;
  lastReads.get(key)?.abort();
  lastReads.set(key, read);
  signal.onabort = () => read.abort();
  return read.signal;
}

type ReadEvent = Pick<FetchEvent, 'clientId' | 'waitUntil'>;

/** Responds from the network only and stores a copy: the page decides when to show a stored menu (restore-reads.ts). */
export async function respondAndStore(request: Request, event: ReadEvent): Promise<Response> {
  const response = await fetch(request, { signal: startRead(request, event.clientId) });
  // Not the login page of a wireless network.
  const isData = response.status === 200 && (response.headers.get('content-type') ?? '').includes('json');
  if (isData) {
    const stored = store(request, response.clone()).catch(() => readPictures(request.url));
    pictures.set(request.url, stored);
    event.waitUntil(stored);
  }
  return response;
}

const hasIdAndName = (row: unknown): boolean => {
  const { id, name }: Partial<Record<string, unknown>> = Object(row);
  return Number.isInteger(id) && Number(id) > 0 && typeof name === 'string' && name.trim() !== '';
};

/** Returns the pictures. Rejects a body without any entry that the page could show, and when the storage is full: the copy before stays. */
async function store(request: Request, response: Response): Promise<ReadonlySet<string>> {
  if (!response.body) throw new TypeError('There is no body.');
  const body = await readBody(response.body, getBodyLimit(request, response));
  const rows: unknown = JSON.parse(new TextDecoder().decode(body));
  if (!Array.isArray(rows) || (rows.length > 0 && !rows.some(hasIdAndName))) throw new TypeError('The body is no list of entries.');
  // Without the headers of the response: `Vary` would make the copy unfindable.
  const headers = { 'content-type': 'application/json', [readAtHeader]: String(Date.now()) };
  await (await caches.open(storedReadsCache)).put(request.url, new Response(body, { headers }));
  return toPictureUrls(rows);
}

/** Whether a stored menu shows this picture. All others, such as those of profiles, are private. Waits for a menu that is being read. */
export async function isPublicPicture(url: string): Promise<boolean> {
  for (const read of urls) {
    const known = pictures.get(read) ?? readPictures(read);
    pictures.set(read, known);
    if ((await known).has(url)) return true;
  }
  return false;
}

/** The pictures of the stored copy. Never rejects. */
async function readPictures(url: string): Promise<ReadonlySet<string>> {
  try {
    const copy = await (await caches.open(storedReadsCache)).match(url);
    return toPictureUrls((await copy?.json()) ?? []);
  } catch {
    return new Set();
  }
}

/** The absolute URLs of the pictures in a list. */
function toPictureUrls(rows: unknown[]): ReadonlySet<string> {
  const fields = rows.flatMap((row: unknown) => {
    const { image_url, food_image_url }: Partial<Record<string, unknown>> = Object(row);
    return [image_url, food_image_url];
  });
  return new Set(fields.flatMap((url) => (typeof url === 'string' ? toAbsoluteUrl(url) : [])));
}

function toAbsoluteUrl(url: string): string[] {
  try {
    return [new URL(url, apiBaseUrl()).href];
  } catch {
    return [];
  }
}
