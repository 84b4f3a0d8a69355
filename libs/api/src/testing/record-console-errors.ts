import { afterEach, beforeEach, vi } from 'vitest';

/** Silences `console.error` in the tests of this file. Returns the lines that the running test has logged. */
export function recordConsoleErrors(): () => string[] {
  const logged = vi.spyOn(console, 'error');
  beforeEach(() => void logged.mockImplementation(() => undefined));
  afterEach(() => void logged.mockReset());
  return () => logged.mock.calls.map((call) => call.join(' '));
}
