import type { ShopConfig } from '../shop-config.ts';
import { escapeAttribute } from './shop-config.ts';

/**
 * The page of a host for a missing file (404.html). It may be shown at any path, so its link cannot be relative: without `url` it leads to the
 * root of the host.
 */
export const missingPage = ({ name, url }: Pick<ShopConfig, 'name' | 'url'>): string => `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <meta name="color-scheme" content="light dark" />
  <title>404 Not Found</title>
  <h1>404 Not Found</h1>
  <p><a href="${escapeAttribute(url || '/')}">${escapeAttribute(name)}</a></p>
</html>
`;
