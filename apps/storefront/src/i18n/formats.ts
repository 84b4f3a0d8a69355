import { formatPrice } from '@my-food/ui/format-price';
import { shop } from '../../shop.config.ts';
import { useLocale } from './use-texts.ts';
import { formatAmount, formatMoney } from './amount.ts';
import { formatDate } from './date.ts';
import { formatDishes } from './dish-list.ts';
import { formatTime, isSameDay } from './time.ts';
import type { Locale } from './locale.ts';

/** How a language writes amounts, numbers and dates. Only what is shown: what is sent and stored has European digits. */
export interface Formats {
  /** `45000` poisha -> `'450.00'`. A dash for null. */
  amount(poisha: number | null): string;
  /** `84000` poisha -> `'৳840.00'`. A dash for null. */
  money(poisha: number | null): string;
  /** A whole number. */
  count(value: number): string;
  /** A server timestamp in the user's time zone. Returns anything else unchanged. */
  date(createdAt: string): string;
  /** The time of the day, with the date if it was on another day than `now`. Both in milliseconds. */
  time(time: number, now: number): string;
  /** `'2 × Naan, 1 × Dal'`. */
  dishes(dishes: readonly { name: string; quantity: number }[]): string;
}

const inEnglish: Formats = {
  amount: formatAmount,
  money: formatMoney,
  count: String,
  date: formatDate,
  time: formatTime,
  dishes: formatDishes,
};

function createFormats(tag: string): Formats {
  const decimals = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const integers = new Intl.NumberFormat(tag);
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
  const hour = new Intl.DateTimeFormat(tag, { timeStyle: 'short' });
  const amount = (poisha: number | null) => (poisha === null || !Number.isSafeInteger(poisha) ? '–' : decimals.format(poisha / 100));
  return {
    amount,
    money: (poisha) => formatPrice(amount(poisha), shop.currency.sign),
    count: (value) => integers.format(value),
    date: (createdAt) => formatDate(createdAt, day),
    time: (time, now) => (isSameDay(time, now) ? hour : day).format(time),
    dishes: (dishes) => dishes.map(({ name, quantity }) => `${integers.format(quantity)} × ${name}`).join(', '),
  };
}

const formatters = new WeakMap<Locale, Formats>();

/** The formats of a language. The same object for the same language. */
export function formats(locale: Locale): Formats {
  if (locale.language === 'en') return inEnglish;
  const known = formatters.get(locale) ?? createFormats(locale.tag);
  formatters.set(locale, known);
  return known;
}

/** `const { money } = useFormats()`. Renders again when the language changes. */
export const useFormats = (): Formats => formats(useLocale());
