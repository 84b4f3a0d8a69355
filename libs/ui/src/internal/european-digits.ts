const bengaliZero = '০'.charCodeAt(0);

/** Bengali digits as European ones, which a number field does not do. */
export const toEuropeanDigits = (text: string): string => text.replaceAll(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - bengaliZero));
