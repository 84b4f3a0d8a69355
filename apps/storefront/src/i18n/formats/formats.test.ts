import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bangla } from '../bn/index.ts';
import { formatDishes } from './dish-list.ts';
import { formats } from './formats.ts';
import { english } from '../locale.ts';

beforeEach(() => {
  vi.stubEnv('TZ', 'Asia/Dhaka');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const inBangla = formats(bangla);

it('AC-330 writes amounts and numbers in Bengali digits, grouped by lakh, with the sign where the specification has it', () => {
  expect([5_00, 1_234_567_50, 7, -40_05, null].map(inBangla.amount)).toEqual(['৫.০০', '১২,৩৪,৫৬৭.৫০', '০.০৭', '-৪০.০৫', '–']);
  expect([inBangla.money(840_00), inBangla.money(null)]).toEqual(['৳৮৪০.০০', '–']);
  expect([0, 999, 1_00_000].map(inBangla.count)).toEqual(['০', '৯৯৯', '১,০০,০০০']);
  expect(formatDishes([{ foodName: 'Naan', quantity: 12 }], inBangla.count)).toBe('১২ × Naan');
});

it('AC-330 says the part of the day before the time, as people do', () => {
  const at = (hour: number) => inBangla.date(`2026-11-20T${String(hour).padStart(2, '0')}:07:00+06:00`);
  expect([0, 3, 4, 6, 11, 12, 14, 15, 17, 18, 19, 20, 23].map(at)).toEqual(
    ['রাত ১২', 'রাত ৩', 'ভোর ৪', 'সকাল ৬', 'সকাল ১১', 'দুপুর ১২', 'দুপুর ২', 'বিকেল ৩', 'বিকেল ৫', 'সন্ধ্যা ৬', 'সন্ধ্যা ৭', 'রাত ৮', 'রাত ১১'].map(
      (hour) => `২০ নভেম্বর ২০২৬, ${hour}:০৭`,
    ),
  );
});

it('writes the time alone on the same day, and leaves what is not a date', () => {
  const noon = Date.parse('2026-11-20T12:40:00+06:00');
  expect(inBangla.time(noon, noon + 1)).toBe('দুপুর ১২:৪০');
  expect(inBangla.time(noon, noon + 86_400_000)).toBe('২০ নভেম্বর ২০২৬, দুপুর ১২:৪০');
  expect(inBangla.date('yesterday')).toBe('yesterday');
});

it('AC-615 has the month of the time zone now', async () => {
  vi.resetModules();
  vi.stubEnv('TZ', 'Europe/London');
  const { formatsInBangla } = await import('./formats-in-bangla.ts');
  expect(formatsInBangla.date('2026-11-30T20:00:00Z')).toBe('৩০ নভেম্বর ২০২৬, রাত ৮:০০');
  vi.stubEnv('TZ', 'Asia/Dhaka');
  expect(formatsInBangla.date('2026-11-30T20:00:00Z')).toBe('১ ডিসেম্বর ২০২৬, রাত ২:০০');
});

it('keeps the formats of the specification in English', () => {
  const { amount, money, count } = formats(english);
  expect([amount(1_234_567_50), money(840_00), count(1_000)]).toEqual(['1234567.50', '৳840.00', '1000']);
});
