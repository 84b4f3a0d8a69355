/*
 * A script of its own, loaded in parallel with the application. Replaces the category placeholders of the prerendered home with links to the
 * menu, cloned from the template that prerender-home.tsx puts into the page. Invalid responses and failures are left to the application.
 */
import type {} from '../platform/preloaded-fetch.ts';

const preloaded = window.preloadedFetch;
/** Relative pictures are those of the API. */
const server = preloaded && new URL(preloaded.url).origin;

interface CategoryRow {
  id: number;
  name: string;
  food_image_url?: unknown;
}

function isCategoryRow(row: unknown): row is CategoryRow {
  const { id, name }: Partial<Record<string, unknown>> = Object(row);
  return Number.isSafeInteger(id) && Number(id) > 0 && typeof name === 'string' && /^(?=.*\S)[^\0]{1,300}$/.test(name);
}

/** The absolute HTTP(S) URL of a picture, or null. Everything else is left to the application's parser. */
function toPictureUrl(url: unknown): string | null {
  // An empty one would resolve to the server's own page.
  if (typeof url !== 'string' || !url.trim()) return null;
  try {
    const { href } = new URL(url, server);
    return /^https?:/.test(href) ? href : null;
  } catch {
    return null;
  }
}

/** As the router writes it: a name that it would parse as JSON is quoted. */
function toSearchValue(name: string): string {
  try {
    JSON.parse(name);
    return JSON.stringify(name);
  } catch {
    return name;
  }
}

function fillTile(tile: Element, { name, food_image_url }: CategoryRow): void {
  const picture = toPictureUrl(food_image_url);
  for (const image of tile.querySelectorAll('img'))
    if (picture) image.src = picture;
    else image.remove();
  for (const link of tile.querySelectorAll('a')) {
    link.setAttribute(
      'href',
      link.getAttribute('href')?.replace(/=x$/, () => String(new URLSearchParams({ '': toSearchValue(name) }))) ?? '',
    );
    for (const label of link.children) label.textContent = name;
  }
}

function renderCategories(rows: unknown): void {
  const placeholders = document.querySelector('[data-prerendered] section > div');
  const template = document.querySelector('template')?.content.firstElementChild;
  // If the application has consumed the response, it renders the categories itself.
  if (!window.preloadedFetch || !placeholders || !template) return;
  if (!Array.isArray(rows) || !rows[0] || !rows.every(isCategoryRow) || new Set(rows.map((row) => row.id)).size < rows.length) return;
  const list = document.importNode(template, false);
  for (const row of rows) {
    const tile = template.children[(row.id - 1) % template.childElementCount];
    if (tile) fillTile(list.appendChild(document.importNode(tile, true)), row);
  }
  placeholders.replaceWith(list);
}

/** At most 10 MB, as in the application (Behaviour 'HTTP'): a copy that is read on would keep the connection open. */
function readRows(response: Response): Promise<unknown> {
  let left = 1e7;
  const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => ((left -= chunk.length) > 0 ? controller.enqueue(chunk) : controller.terminate()),
  });
  return new Response(response.clone().body?.pipeThrough(limit)).json();
}

if (preloaded)
  // start-app.tsx restores the same copy if a service worker controls the page; otherwise, after a hard reload, it would wait for the response.
  for (const source of [navigator.serviceWorker?.controller && caches.match(preloaded.url), preloaded.response])
    source?.then(async (response) => response?.ok && renderCategories(await readRows(response))).catch(() => undefined);
