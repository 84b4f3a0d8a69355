const bengaliZero = '০'.charCodeAt(0);

/** Bengali digits as European ones. */
export const toEuropeanDigits = (text: string): string => text.replaceAll(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - bengaliZero));
