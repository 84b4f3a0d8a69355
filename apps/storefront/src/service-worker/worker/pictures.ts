import { StaleWhileRevalidate } from 'workbox-strategies';
import { expireAfter } from './expiration.ts';
import { isPublicPicture } from './public-reads.ts';

/** Together at most 30 MB. */
const maxPictures = 60;
const maxPictureBytes = 500_000;
const maxAgeSeconds = 30 * 24 * 60 * 60;

/**
 * Shows a stored picture at once and revalidates it in the background, as the HTTP cache allows. Whether a menu shows the picture matters only when it
 * is stored: no response waits for a menu that is being read.
 */
const strategy = new StaleWhileRevalidate({
  cacheName: 'my-food-pictures',
  plugins: [
    {
      // The size of an opaque response is unknown, and browsers count it as megabytes. A header other than `accept` could need a preflight.
      requestWillFetch: ({ request: { url, headers } }) => {
        const accept = headers.get('accept') ?? '*/*';
        return Promise.resolve(new Request(url, { mode: 'cors', credentials: 'same-origin', headers: { accept } }));
      },
      cacheWillUpdate: async ({ request, response }) => {
        const isPicture = response.status === 200 && (response.headers.get('content-type') ?? '').startsWith('image/');
        const isStorable = isPicture && (await response.clone().blob()).size <= maxPictureBytes && (await isPublicPicture(request.url));
        return isStorable ? response : null;
      },
    },
    expireAfter({ maxEntries: maxPictures, maxAgeSeconds, purgeOnQuotaError: true }),
  ],
});

const pageFragment = '#page';

/** Whether the page loads the picture itself. */
export const isLeftToPage = (url: string): boolean => url.endsWith(pageFragment);

/**
 * Fetches a picture, or leaves it to the page if it cannot be fetched here: a redirect may lead to an origin that the policy allows for pictures only,
 * and all requests of a worker are calls.
 */
const fetchOrLeaveToPage = (request: Request): Promise<Response> =>
  fetch(request).catch(() => Response.redirect(`${request.url}${pageFragment}`));

/** Origins whose pictures of dishes cannot be read: their servers do not allow ours. */
const unreadableOrigins = new Set<string>();

async function rememberUnreadable({ url }: Request): Promise<void> {
  if (await isPublicPicture(url)) unreadableOrigins.add(new URL(url).origin);
}

/** Responds to a picture and stores it if a stored menu shows it. Never rejects. */
export async function respondWithPicture(request: Request, event: ExtendableEvent): Promise<Response> {
  if (unreadableOrigins.has(new URL(request.url).origin)) return fetchOrLeaveToPage(request);
  try {
    const response = await strategy.handle({ request, event });
    // The server may want the cookies of another origin.
    return response.status === 401 || response.status === 403 ? await fetch(request) : response;
  } catch {
    const response = await fetchOrLeaveToPage(request);
    if (response.type === 'opaque') event.waitUntil(rememberUnreadable(request));
    return response;
  }
}
