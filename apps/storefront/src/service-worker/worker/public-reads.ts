import { publicReads, readAtHeader, storedReadsCache } from '../stored-reads.ts';
import { apiBaseUrl } from '../../platform/api-base-url.ts';

const urls = new Set(Object.values(publicReads).map((path) => `${apiBaseUrl()}${path}`));

/** Whether a request is a public read. A request with a bearer never is: its response may depend on the user. */
export function isPublicRead({ method, url, headers }: Request): boolean {
  return method === 'GET' && urls.has(url) && !headers.has('authorization');
}

/** Responds from the network only and stores a copy: the page decides when to show a stored menu (restore-reads.ts). */
export async function respondAndStore(request: Request, event: ExtendableEvent): Promise<Response> {
  const response = await fetch(request);
  // Not the login page of a wireless network.
  const isData = response.status === 200 && (response.headers.get('content-type') ?? '').includes('json');
  if (isData) event.waitUntil(store(request.url, response.clone()));
  return response;
}

/** Without the headers of the response: `Vary` would make the copy unfindable. A full storage is no failure of the read. */
async function store(url: string, response: Response): Promise<void> {
  const headers = { 'content-type': 'application/json', [readAtHeader]: String(Date.now()) };
  const stored = response.blob().then(async (body) => (await caches.open(storedReadsCache)).put(url, new Response(body, { headers })));
  pictureUrls = stored.then(readPictureUrls, readPictureUrls);
  await stored.catch(() => undefined);
}

let pictureUrls: Promise<ReadonlySet<string>> | null = null;

/** Whether a stored menu shows this picture. All others, such as those of profiles, are private. */
export async function isPublicPicture(url: string): Promise<boolean> {
  pictureUrls ??= readPictureUrls();
  return (await pictureUrls).has(url);
}

async function readPictureUrls(): Promise<ReadonlySet<string>> {
  const cache = await caches.open(storedReadsCache);
  const lists = await Promise.all([...urls].map(async (url) => toPictureUrls(await (await cache.match(url))?.json())));
  return new Set(lists.flat());
}

/** The absolute URLs of the pictures in a stored response. */
function toPictureUrls(rows: unknown): string[] {
  if (!Array.isArray(rows)) return [];
  return rows
    .flatMap((row: unknown) => {
      const { image_url, food_image_url }: Partial<Record<string, unknown>> = Object(row);
      return [image_url, food_image_url];
    })
    .flatMap((url) => (typeof url === 'string' ? toAbsoluteUrl(url) : []));
}

function toAbsoluteUrl(url: string): string[] {
  try {
    return [new URL(url, apiBaseUrl()).href];
  } catch {
    return [];
  }
}
