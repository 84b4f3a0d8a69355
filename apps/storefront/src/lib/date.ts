// A fixed language, so that screen, paper and tests read alike; the zone stays the viewer's. British English needs no
// narrow no-break space before AM/PM, a character hardly any font draws.
const viewersClock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const timestamp = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}|$)/;

/** A server timestamp as the viewer's clock shows it: `'20 Nov 2026, 13:07'`. What is not a timestamp is returned as it came. */
export function formatDate(createdAt: string): string {
  // Date also reads '1' and 'Order 7' as dates: only what looks like a timestamp may be one.
  if (!timestamp.test(createdAt)) return createdAt;
  const date = new Date(createdAt);
  return Number.isNaN(date.getTime()) ? createdAt : viewersClock.format(date);
}
