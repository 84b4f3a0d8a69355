const bengaliZero = '০'.charCodeAt(0);

/**
 * Without the marks that come with a text from contacts, messengers or spreadsheets. Joiners stay between letters or emoji, and behind an old ৎ: elsewhere
 * they change nothing that can be seen.
 */
export const withoutMarks = (text: string): string => text.replace(/(্\u200d|[^\s\p{Cf}][\u200c\u200d]+(?=[^\s\p{Cf}]))|\p{Cf}/gu, '$1');

/** Without marks, and with Bengali digits as European ones, which a number field does not do. */
export const toEuropeanDigits = (text: string): string =>
  withoutMarks(text).replaceAll(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - bengaliZero));

/**
 * A typed number with European digits and a decimal point. A comma beside a point separates thousands; alone it is the decimal one, so that '1,250' has
 * three decimals rather than another value than was meant.
 */
export const toPlainNumber = (text: string): string => toEuropeanDigits(text).replace(/,/g, text.includes('.') ? '' : '.');
