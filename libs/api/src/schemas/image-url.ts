import * as v from 'valibot';

const maxUrlLength = 2048;
const maxDataUrlLength = 8 * 1024 * 1024;
const rasterDataUrl = /^data:image\/(png|jpeg|gif|webp)[;,]/i;
const protocols = new Set(['http:', 'https:', 'blob:']);

/**
 * The absolute URL of a picture, or null. Allows http(s), blob and data URLs of raster pictures (an SVG may contain script). A relative URL
 * resolves against the origin of `baseUrl`; without one it is null.
 */
export function toImageUrl(value: unknown, baseUrl: string | null): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (rasterDataUrl.test(text)) return text.length <= maxDataUrlLength ? text : null;
  if (text === '' || text.length > maxUrlLength) return null;
  const origin = baseUrl === null ? undefined : new URL(baseUrl).origin;
  const url = parseUrl(text, origin);
  return url && protocols.has(url.protocol) ? url.href : null;
}

function parseUrl(text: string, base: string | undefined): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

export const imageUrl = (baseUrl: string | null) =>
  v.pipe(
    v.unknown(),
    v.transform((value) => toImageUrl(value, baseUrl)),
  );
