/*
 * A script of its own, loaded in parallel with the application. Replaces the category placeholders of the prerendered home with links to the
 * menu, cloned from the template that prerender-home.tsx puts into the page. Invalid responses and failures are left to the application.
 */
import type {} from '../lib/early-read.ts';

interface Row {
  id: number;
  name: string;
  food_image_url?: unknown;
}

function isRow(row: unknown): row is Row {
  const { id, name }: Partial<Record<string, unknown>> = Object(row);
  return Number.isSafeInteger(id) && Number(id) > 0 && typeof name === 'string' && /^(?=.*\S)[^\0]{1,200}$/.test(name);
}

/** The absolute HTTP(S) URL of a picture, or null. Everything else is left to the application's parser. */
function pictureAt(address: unknown, server: string): string | null {
  if (typeof address !== 'string') return null;
  try {
    const { protocol, href } = new URL(address, server);
    return protocol === 'https:' || protocol === 'http:' ? href : null;
  } catch {
    return null;
  }
}

function fill(tile: Element, { name, food_image_url }: Row, server: string): void {
  const picture = pictureAt(food_image_url, server);
  for (const image of tile.querySelectorAll('img'))
    if (picture) image.src = picture;
    else image.remove();
  for (const link of tile.querySelectorAll('a')) {
    link.setAttribute('href', link.getAttribute('href')?.replace(/=x$/, () => String(new URLSearchParams({ '': name }))) ?? '');
    for (const place of link.children) place.textContent = name;
  }
}

function draw(rows: unknown, server: string): void {
  const places = document.querySelector('[data-first-view] section > div');
  const patterns = document.querySelector('template')?.content.firstElementChild;
  // If the application has consumed the response, it renders the categories itself.
  if (!window.earlyRead || !places || !patterns) return;
  if (!Array.isArray(rows) || rows.length === 0 || !rows.every(isRow) || new Set(rows.map(({ id }) => id)).size < rows.length) return;
  const list = document.importNode(patterns, false);
  for (const row of rows) {
    const pattern = patterns.children[(row.id - 1) % patterns.childElementCount];
    if (pattern) fill(list.appendChild(document.importNode(pattern, true)), row, server);
  }
  places.replaceWith(list);
}

const early = window.earlyRead;
if (early)
  early.answer
    .then(async (response) => response.ok && draw(await response.clone().json(), new URL(early.url).origin))
    // The consumer of the response handles the failure.
    .catch(() => undefined);
