/** Where every call goes: `VITE_API_URL`, else the page's own origin. Absolute, without a last slash. */
export function apiBaseUrl(): string {
  const configured = import.meta.env.VITE_API_URL;
  const url = configured ? new URL(configured, location.href).href : location.origin;
  return url.replace(/\/+$/, '');
}
