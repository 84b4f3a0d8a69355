// A fixed locale, so that the page, the receipt and the tests agree; the time zone is the user's. British English uses no narrow no-break space
// (before AM/PM), which few fonts contain.
const utcFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
// A formatter keeps the time zone of its creation, and one per date is slow. A date follows the device.
const formatLocal = (date: Date) => utcFormat.format(date.getTime() - date.getTimezoneOffset() * 60_000);
const timestamp = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}|$)/;

/** Formats a server timestamp in the user's time zone: `'20 Nov 2026, 13:07'`. Returns anything else unchanged. */
export function formatDate(createdAt: string, format: (date: Date) => string = formatLocal): string {
  // `Date` also parses '1' and 'Order 7'.
  if (!timestamp.test(createdAt)) return createdAt;
  const date = new Date(createdAt);
  return Number.isNaN(date.getTime()) ? createdAt : format(date);
}
