import { test as base } from '@playwright/test';
import { type MockServer, startMockServer } from '@my-food/mocks/server';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderOf } from '../build.ts';
import { type ServerName, servers, writeCertificate } from './servers.ts';
import { findFreePort } from '../../../../tools/free-port.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface HostedShop {
  /** Without a last slash. */
  origin: string;
  /** The origin of its plain HTTP. */
  plainOrigin: string;
  backend: MockServer;
  /** Requests a path verbatim, over HTTP/1.1. */
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
}

const canConnect = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.end());
  });

/** The build behind a real server, at `/` and at `/My Shop/`, beside a backend on the same origin. */
export const test = base.extend<object, { serverName: ServerName; hosted: HostedShop }>({
  serverName: ['nginx', { option: true, scope: 'worker' }],
  hosted: [
    async ({ serverName }, use) => {
      const { executable = serverName, configure } = servers[serverName];
      // Not below the workspace: the configurations quote no paths, and its folder may have a space. The servers read it as another user.
      const folder = mkdtempSync(join(tmpdir(), `my-food-${serverName}-`));
      chmodSync(folder, 0o755);
      const root = `${folder}/site`;
      cpSync(folderOf('shop'), root, { recursive: true });
      cpSync(folderOf('shop'), `${root}/My Shop`, { recursive: true });
      writeCertificate(folder);
      const backend = await startMockServer({ scenario: 'fourDishes', responseVariant: { media: 'relative' } });
      const [port, plainPort] = [await findFreePort(), await findFreePort()];
      const args = configure({ folder, root, port, plainPort, backend: new URL(backend.url).host });
      const child = spawn(executable, args, { stdio: ['ignore', 'pipe', 'pipe'] });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
      const ended = once(child, 'exit');
      const until = Date.now() + 20_000;
      while (!(await canConnect(port))) if (child.exitCode !== null || Date.now() > until) throw new Error(`${serverName}: ${output}`);
      const origin = `https://localhost:${String(port)}`;
      await use({
        origin,
        plainOrigin: `http://localhost:${String(plainPort)}`,
        backend,
        get: (path, headers = {}) =>
          new Promise((resolve, reject) => {
            const call = request(origin, { path, headers, rejectUnauthorized: false, agent: false }, (response) => {
              const chunks: Buffer[] = [];
              response.on('data', (chunk: Buffer) => chunks.push(chunk));
              response.on('end', () =>
                resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
              );
            });
            call.on('error', reject).end();
          }),
      });
      child.kill();
      await ended;
      await backend.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});
