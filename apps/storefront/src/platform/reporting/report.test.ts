import { afterEach, expect, it, vi } from 'vitest';
import { report, startReporting } from './report.ts';
import { reporter } from './reporter.ts';

const fetched = vi.fn(() => Promise.resolve(new Response()));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  fetched.mockClear();
});

it('AC-230 logs a sentence and the message, or the given details', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  report(new Error('down'), 'Reading foods failed:');
  report('down', 'Reading foods failed:');
  report(null, 'The cart starts empty.', []);
  expect(vi.mocked(console.error).mock.calls).toEqual([
    ['Reading foods failed:', 'down'],
    ['Reading foods failed:', 'unknown'],
    ['The cart starts empty.'],
  ]);
});

it('AC-230 refuses a context that varies: a count is a detail', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const count: number = 3;
  // @ts-expect-error The type of the text is not one of a constant.
  report(null, `${count} lines could not be read.`, []);
  report(null, 'Lines could not be read:', [count]);
  expect(vi.mocked(console.error).mock.lastCall).toEqual(['Lines could not be read:', 3]);
});

it('AC-230 sends to the configured address alone, without cookies; the details stay in the console', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', fetched);
  report(new Error('down'), 'The order was refused.', [400, { items: ['closed'] }]);
  vi.stubEnv('VITE_REPORT_ENDPOINT', 'https://errors.example/api/1/envelope/');
  report(new Error('failed'), 'The order was refused.', [400, { items: ['closed'] }]);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  expect(fetched).toHaveBeenCalledWith('https://errors.example/api/1/envelope/', {
    method: 'POST',
    body: expect.not.stringContaining('closed'),
    keepalive: true,
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
});

it('AC-230 a failure is sent with the route on which it happened, also while the reporter is being loaded', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', fetched);
  vi.stubEnv('VITE_REPORT_ENDPOINT', 'https://errors.example/api/1/envelope/');
  vi.spyOn(reporter, 'start').mockReturnValue();
  let route = '/food';
  startReporting(() => route);
  report(new Error('down'), 'Reading foods failed:');
  route = '/profile';
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  expect(fetched).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ body: expect.stringContaining('"transaction":"/food"') }),
  );
});
