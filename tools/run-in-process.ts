import { expect, vi } from 'vitest';

let runs = 0;

/**
 * Runs a tool in the process of the test, which has compiled it sooner than another process would: its exit code, and what it prints. Vitest
 * restores what is replaced.
 */
export async function runInProcess(tool: string, args: readonly string[]) {
  const printed: unknown[] = [];
  const print = (line: unknown) => void printed.push(line);
  vi.spyOn(console, 'log').mockImplementation(print);
  vi.spyOn(console, 'error').mockImplementation(print);
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', tool, ...args]);
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${String(code)}`);
  });
  // With another query, a module that was imported before runs again.
  runs += 1;
  await expect(import(`${new URL(`../${tool}`, import.meta.url).href}?run=${String(runs)}`)).rejects.toThrow(/^exit \d$/);
  return { code: exit.mock.calls[0]?.[0], output: printed.join('\n') };
}
