import { useLocale } from '../use-texts.ts';
import { formatAmount, formatMoney } from './amount.ts';
import { formatDate } from './date.ts';
import { formatTime } from './time.ts';
import type { Formats, Locale } from '../locale.ts';

const inEnglish: Formats = {
  amount: formatAmount,
  money: formatMoney,
  count: String,
  date: formatDate,
  time: formatTime,
};

/** The formats of a language. The same object for the same language. */
export const formats = (locale: Locale): Formats => locale.formats ?? inEnglish;

/** `const { money } = useFormats()`. Renders again when the language changes. */
export const useFormats = (): Formats => formats(useLocale());
