import { beforeEach, vi } from 'vitest';

/** Silences `console.error` in the tests of this file. Returns the lines that the running test has logged. */
export function recordConsoleErrors(): () => string[] {
  let lines: string[] = [];
  beforeEach(() => {
    lines = [];
    vi.spyOn(console, 'error').mockImplementation((...values) => void lines.push(values.join(' ')));
  });
  return () => lines;
}
