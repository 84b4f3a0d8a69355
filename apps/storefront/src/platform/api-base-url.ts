/** The base URL of the API: `VITE_API_URL`, or the page's origin. Absolute, without a trailing slash. */
export function apiBaseUrl(): string {
  const configured = import.meta.env.VITE_API_URL;
  const url = configured ? new URL(configured, location.href).href : location.origin;
  return url.replace(/\/+$/, '');
}
