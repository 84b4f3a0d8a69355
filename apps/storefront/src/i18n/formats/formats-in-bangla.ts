import { formatPrice } from '@my-food/ui/format-price';
import { shop } from '../../../shop.config.ts';
import { formatDate } from './date.ts';
import { isSameDay } from './time.ts';
import type { Formats } from '../locale.ts';

const tag = 'bn-BD';
const integers = new Intl.NumberFormat(tag);
const decimals = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const years = new Intl.NumberFormat(tag, { useGrouping: false });
const minutes = new Intl.NumberFormat(tag, { minimumIntegerDigits: 2 });
// In UTC: a formatter keeps the time zone of its creation, and the device may change its own.
const months = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' });
const monthOf = (date: Date) => months.format(Date.UTC(2000, date.getMonth()));

/** The parts of the day, from this hour on. `Intl` has only the literary 'রাত্রি', and writes it after the time. */
const dayParts = [
  [20, 'রাত'],
  [18, 'সন্ধ্যা'],
  [15, 'বিকেল'],
  [12, 'দুপুর'],
  [6, 'সকাল'],
  [4, 'ভোর'],
  [0, 'রাত'],
] as const;

/** 'রাত ৮:০৭': twelve hours with the part of the day, as people say the time. */
function timeOfDay(date: Date): string {
  const hours = date.getHours();
  const part = dayParts.find(([from]) => hours >= from)?.[1] ?? '';
  return `${part} ${integers.format(hours % 12 || 12)}:${minutes.format(date.getMinutes())}`;
}

/** '২০ নভেম্বর ২০২৬, রাত ৮:০৭': the month is written out, because Bangla has no common abbreviations of it. */
const dayAndTime = (date: Date) =>
  `${integers.format(date.getDate())} ${monthOf(date)} ${years.format(date.getFullYear())}, ${timeOfDay(date)}`;

const amount = (poisha: number | null) => (poisha === null || !Number.isSafeInteger(poisha) ? '–' : decimals.format(poisha / 100));

/** Bengali digits, grouped by lakh: `৳১,২৩,৪৫৬.৫০`. */
export const formatsInBangla: Formats = {
  amount,
  money: (poisha) => formatPrice(amount(poisha), shop.currency.sign),
  count: (value) => integers.format(value),
  date: (createdAt) => formatDate(createdAt, dayAndTime),
  time: (time, now) => (isSameDay(time, now) ? timeOfDay : dayAndTime)(new Date(time)),
};
