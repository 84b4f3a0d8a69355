const bengaliZero = '০'.charCodeAt(0);

/** Bengali digits as European ones, which a number field does not do. */
export const toEuropeanDigits = (text: string): string => text.replaceAll(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - bengaliZero));

/** A typed or pasted number with European digits, without the invisible marks that messengers and spreadsheets put around it. */
export const cleanNumber = (text: string): string => toEuropeanDigits(text).replace(/\p{Cf}/gu, '');

/**
 * What `cleanNumber` returns, with a decimal point. A comma beside a point separates thousands; alone it is the decimal one, so that '1,250' has three
 * decimals rather than another value than was meant.
 */
export const toPlainNumber = (text: string): string => cleanNumber(text).replace(/,/g, text.includes('.') ? '' : '.');
