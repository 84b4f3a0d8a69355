import { afterEach, beforeEach, vi } from 'vitest';

/** Installs fake timers and silences the console for each test of the file. */
export function installFakeTime(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}
