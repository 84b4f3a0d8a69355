const bengaliZero = '০'.charCodeAt(0);

/** Without the marks that come with a text from contacts, messengers or spreadsheets. Not the joiners of Bengali letters. */
export const withoutMarks = (text: string): string => text.replace(/[^\P{Cf}\u200c\u200d]/gu, '');

/** Without marks, and with Bengali digits as European ones, which a number field does not do. */
export const toEuropeanDigits = (text: string): string =>
  withoutMarks(text).replaceAll(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - bengaliZero));

/**
 * A typed number with European digits and a decimal point. A comma beside a point separates thousands; alone it is the decimal one, so that '1,250' has
 * three decimals rather than another value than was meant.
 */
export const toPlainNumber = (text: string): string => toEuropeanDigits(text).replace(/,/g, text.includes('.') ? '' : '.');
