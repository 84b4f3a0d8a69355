import { expect, it } from 'vitest';
import { formatTime } from './time.ts';

it('AC-225 shows the date only if it was on another day', () => {
  const now = new Date(2026, 10, 20, 20, 7).getTime();
  expect(formatTime(new Date(2026, 10, 20, 0, 0).getTime(), now)).toBe('00:00');
  expect(formatTime(new Date(2026, 10, 19, 23, 59).getTime(), now)).toBe('19 Nov 2026, 23:59');
  expect(formatTime(new Date(2025, 10, 20, 12, 40).getTime(), now)).toBe('20 Nov 2025, 12:40');
});
