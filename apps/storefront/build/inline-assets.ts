import { type Bundle, isChunk } from './bundle.ts';

/** The first SVG of the markup: the brand mark. */
export function extractMark(markup: string): string {
  const [, viewBox, shapes] = /<svg[^>]* (viewBox="[^"]*")[^>]*>(.*?)<\/svg>/.exec(markup) ?? [];
  if (viewBox === undefined || shapes === undefined) throw new Error('The prerendered home has no brand mark.');
  return `<svg xmlns="http://www.w3.org/2000/svg" ${viewBox}>${shapes}</svg>`;
}

/** An SVG as a data URL: the favicon needs no request. */
export const toDataUrl = (svg: string): string => `data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll('#', '%23')}`;

/** Inlines the picture of high priority as a data URL: the largest contentful paint needs no second request. */
export function inlinePicture(markup: string, bundle: Bundle): { markup: string; picture: string } {
  const [, picture = ''] = /<img src="([^"]+)"[^>]*fetchPriority="high"/.exec(markup) ?? [];
  const asset = bundle[picture.replace('./', '')];
  if (asset?.type !== 'asset' || typeof asset.source === 'string') throw new Error('The prerendered home has no picture of high priority.');
  const inline = `data:image/webp;base64,${Buffer.from(asset.source).toString('base64')}`;
  // The application loads the lazy pictures; load-app.ts loads the others after the first paint.
  const html = markup
    .replace(`"${picture}"`, () => `"${inline}"`)
    .replaceAll(/<img src="[^"]*"(?=[^>]* loading="lazy")/g, '<img')
    .replaceAll('<img src="./', '<img data-src="./');
  return { markup: html, picture };
}

/** Removes the style sheets of these chunks from the bundle and returns their text for the page. */
export function extractStyles(bundle: Bundle, files: readonly string[]): string {
  const sheets = new Set<string>();
  for (const name of files) {
    const chunk = bundle[name];
    if (!isChunk(chunk)) continue;
    chunk.viteMetadata?.importedCss.forEach((sheet) => sheets.add(sheet));
  }
  // Chunks of other pages may share a sheet: they must not request the removed file.
  for (const chunk of Object.values(bundle).filter(isChunk)) for (const sheet of sheets) chunk.viteMetadata?.importedCss.delete(sheet);
  return [...sheets]
    .map((sheet) => {
      const asset = bundle[sheet];
      delete bundle[sheet];
      // URLs in a style sheet are relative to the sheet; inline they are relative to the page.
      return asset?.type === 'asset' ? String(asset.source).replaceAll('url(./', 'url(./assets/').trim() : '';
    })
    .join('')
    .replaceAll(/\/\*.*?\*\//g, '');
}
