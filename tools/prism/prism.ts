// Prism, an independent implementation of OpenAPI, as a mock of openapi.yaml or as a proxy in front of a server.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ContractProblem } from '@my-food/mocks/server';
import { findFreePort } from '../free-port.ts';

/** No dependency: 213 packages, 74 MB, for one command. npx installs it. */
const prism = '@stoplight/prism-cli@5.16.0';
const contract = fileURLToPath(new URL('../../openapi.yaml', import.meta.url));

/** Starts a proxy in front of `upstream`, or without one a mock. Rejects when Prism stops before it listens. */
export async function startPrism(upstream: string | null): Promise<{ url: string; close: () => void }> {
  const port = await findFreePort();
  const args = [
    upstream === null ? 'mock' : 'proxy',
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
    contract,
    ...(upstream ? [upstream] : []),
  ];
  // A process group of its own, because npx starts Prism as a child.
  const child = spawn('npx', ['--yes', prism, ...args], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const close = () => {
    process.off('exit', close);
    if (child.pid !== undefined) process.kill(-child.pid);
  };
  process.once('exit', close);
  child.once('exit', () => process.off('exit', close));
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.includes('Prism is listening on')) continue;
    child.stdout.resume();
    return { url: `http://127.0.0.1:${String(port)}`, close };
  }
  throw new Error('Prism did not start.');
}

interface Violation {
  location: string[];
  code: string;
  message: string;
}

/** What Prism reports in a header of the response. */
export function readViolations(call: string, headers: Readonly<Record<string, string>>): ContractProblem[] {
  const violations: Violation[] = JSON.parse(headers['sl-violations'] ?? '[]');
  return violations.map(({ location: [side, , ...field], code, message }) => ({
    side: side === 'response' ? 'response' : 'request',
    call,
    field: field.map((key) => `/${key}`).join(''),
    rule: `prism ${code}`,
    text: message,
  }));
}
