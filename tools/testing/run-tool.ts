// How the tests run tools.
import { spawn } from 'node:child_process';
import { expect, vi } from 'vitest';

/** Gives the process these arguments, and makes an exit throw. Returns what will be printed. Vitest restores what is replaced. */
function replaceProcess(args: readonly string[]): unknown[] {
  const printed: unknown[] = [];
  const print = (line: unknown) => void printed.push(line);
  vi.spyOn(console, 'log').mockImplementation(print);
  vi.spyOn(console, 'error').mockImplementation(print);
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'tool', ...args]);
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${String(code)}`);
  });
  return printed;
}

/** What a piece of a command prints, and the exit code with which it ends the process; its result if it does not. */
export function outcomeOf(work: () => unknown, args: readonly string[] = []) {
  const printed = replaceProcess(args);
  try {
    return { result: work(), printed };
  } catch (error) {
    return { result: error instanceof Error ? error.message : error, printed };
  }
}

let runs = 0;

/** Runs a tool in the process of the test, which has compiled it sooner than another process would: its exit code, and what it prints. */
export async function runInProcess(tool: string, args: readonly string[]) {
  const printed = replaceProcess(args);
  // With another query, a module that was imported before runs again.
  runs += 1;
  await expect(import(`${new URL(`../../${tool}`, import.meta.url).href}?run=${String(runs)}`)).rejects.toThrow(/^exit \d$/);
  return { code: vi.mocked(process.exit).mock.calls[0]?.[0], output: printed.join('\n') };
}

/** What Node prints, and its exit code. */
export const runNode = (...args: string[]) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    // Nx asks for colours: Node would warn that they contradict NO_COLOR.
    const child = spawn(process.execPath, args, { env: { ...process.env, NO_COLOR: undefined } });
    let output = '';
    const read = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', (code) => resolve({ code, output }));
  });
