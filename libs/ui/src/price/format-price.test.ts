import { describe, expect, it } from 'vitest';
import { formatPrice } from './format-price.ts';

describe('formatPrice', () => {
  it.each([
    ['250.00', '৳', '৳250.00'],
    ['250.00', 'Tk', 'Tk 250.00'],
    ['250.00', '$', '$250.00'],
    ['250.00', 'CHF', 'CHF 250.00'],
    ['0.00', '৳', '৳0.00'],
    ['1350.50', '৳', '৳1350.50'],
    ['১২,৩৪,৫৬৭.৫০', '৳', '৳১২,৩৪,৫৬৭.৫০'],
  ])('writes %s with %s as %s', (amount, sign, expected) => {
    expect(formatPrice(amount, sign)).toBe(expected);
  });

  it.each([null, '', 'NaN', 'undefined', '[object Object]', '1e3', '12,50', '<b>1</b>'])('writes a dash for %j', (amount) => {
    expect(formatPrice(amount, '৳')).toBe('–');
  });
});
