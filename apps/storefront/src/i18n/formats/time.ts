/** In the time zone of the user; both in milliseconds. */
export const isSameDay = (time: number, other: number): boolean => new Date(time).toDateString() === new Date(other).toDateString();

/** `'12:40'` in the time zone of the user, with its date (`'20 Nov 2026, 12:40'`) when it was on another day than `now`. Both in milliseconds. */
export function formatTime(time: number, now: number): string {
  return new Date(time).toLocaleString('en-GB', { timeStyle: 'short', ...(!isSameDay(time, now) && { dateStyle: 'medium' }) });
}
