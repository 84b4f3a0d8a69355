import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { findFreePort } from '../../../../../tools/free-port.ts';

export interface WebKitProcess {
  /** The address of the driver. */
  origin: string;
  close(): Promise<void>;
}

interface WebKitOptions {
  driver: string;
  /** The virtual X server. */
  display: string;
  downloads: string;
  profile: string;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

/** Starts Xvfb on a free display, and WebKitWebDriver on it. */
export async function startWebKit({ driver, display, downloads, profile }: WebKitOptions): Promise<WebKitProcess> {
  const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3] ?? screen, 'data');
  const port = await findFreePort();
  const settings = `${profile}/config`;
  await mkdir(settings);
  await writeFile(`${settings}/user-dirs.dirs`, `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const env = {
    ...process.env,
    DISPLAY: `:${String(number).trim()}`,
    GDK_BACKEND: 'x11',
    HOME: profile,
    XDG_CONFIG_HOME: settings,
    // Without shared memory the browser crashes at its first view transition.
    WEBKIT_DMABUF_RENDERER_FORCE_SHM: '1',
  };
  const server = spawn(driver, [`--port=${String(port)}`], { env, stdio: 'ignore' });
  const origin = `http://127.0.0.1:${String(port)}`;
  await expect
    .poll(() =>
      fetch(`${origin}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  return {
    origin,
    async close() {
      await stop(server);
      await stop(screen);
    },
  };
}
