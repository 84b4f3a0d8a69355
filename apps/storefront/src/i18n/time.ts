/** `'12:40'` in the time zone of the user, with its date (`'20 Nov 2026, 12:40'`) when it was on another day than `now`. Both in milliseconds. */
export function formatTime(time: number, now: number): string {
  const date = new Date(time);
  const isToday = date.toDateString() === new Date(now).toDateString();
  return date.toLocaleString('en-GB', { timeStyle: 'short', ...(!isToday && { dateStyle: 'medium' }) });
}
