import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const formatIn = async (zone: string) => {
  vi.stubEnv('TZ', zone);
  vi.resetModules();
  return (await import('./date.ts')).formatDate;
};

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('formatDate', () => {
  it("uses the user's time zone", async () => {
    expect((await formatIn('Asia/Dhaka'))('2026-11-20T20:07:00Z')).toBe('21 Nov 2026, 02:07');
    expect((await formatIn('America/New_York'))('2026-11-20T20:07:00Z')).toBe('20 Nov 2026, 15:07');
  });

  it('AC-615 follows a device that travels', async () => {
    const formatDate = await formatIn('Asia/Dhaka');
    expect(formatDate('2026-11-20T20:07:00Z')).toBe('21 Nov 2026, 02:07');
    vi.stubEnv('TZ', 'Europe/London');
    expect(formatDate('2026-11-20T20:07:00Z')).toBe('20 Nov 2026, 20:07');
    // The hour that the end of summer time repeats.
    expect(['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'].map((time) => formatDate(time))).toEqual(Array(2).fill('25 Oct 2026, 01:30'));
  });

  it('parses fractions, offsets and a space in place of the T', async () => {
    const formatDate = await formatIn('UTC');
    expect(formatDate('2026-01-02T03:04:05.678901Z')).toBe('2 Jan 2026, 03:04');
    expect(formatDate('2026-01-02T03:04:05+06:00')).toBe('1 Jan 2026, 21:04');
    expect(formatDate('2026-01-02 03:04')).toBe('2 Jan 2026, 03:04');
  });

  it.each(['', 'garbage', '1', 'Order 7', '2026', '2026-13-45T00:00:00Z', '2026-01-02T99:99', 'null', '২০২৬-১১-২০'])(
    'returns the invalid date %j unchanged',
    async (createdAt) => {
      expect((await formatIn('UTC'))(createdAt)).toBe(createdAt);
    },
  );

  it('creates a single formatter', async () => {
    const formatter = new Intl.DateTimeFormat('en-GB');
    const DateTimeFormat = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function () {
      return formatter;
    });
    const formatDate = await formatIn('UTC');
    formatDate('2026-01-02T03:04:05Z');
    formatDate('2026-02-02T03:04:05Z');
    expect(DateTimeFormat).toHaveBeenCalledTimes(1);
    DateTimeFormat.mockRestore();
  });
});
