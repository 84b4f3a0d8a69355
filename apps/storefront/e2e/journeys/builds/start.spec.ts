import { accounts } from '@my-food/mocks/server';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { withoutSettings } from '../../../../../tools/build-settings.mjs';
import { copyWorkspace } from '../../copy-workspace.ts';
import { expect, expectRoute, test, toast } from '../../shop.ts';
import { addToOrder, expectQuantity, logIn } from '../../steps.ts';

test.use({ isIsolated: true });

const outgoing = 'connected to ';

/** Preloaded module that blocks and logs all connections except to the loopback interface. */
const blockNetwork = `
  import net from 'node:net';
  import dns from 'node:dns';
  const isOwn = (host) => host === undefined || /^(localhost|127\\..*|::1|0\\.0\\.0\\.0|::)$/.test(host);
  const connect = net.Socket.prototype.connect;
  net.Socket.prototype.connect = function (...given) {
    const [options] = Array.isArray(given[0]) ? given[0] : given;
    if (!isOwn(options?.host)) console.log('${outgoing}' + options.host);
    return isOwn(options?.host) ? connect.apply(this, given) : this.destroy(new Error('the network is off'));
  };
  const lookup = dns.lookup;
  dns.lookup = (host, ...rest) => (isOwn(host) ? lookup(host, ...rest) : rest.at(-1)(new Error('the network is off')));
`;

async function startShop(port: number) {
  const start = join(copyWorkspace('e2e/My Projects/খাবার'), 'tools/start.mjs');
  const child = spawn(process.execPath, ['--import', `data:text/javascript,${encodeURIComponent(blockNetwork)}`, start], {
    env: { ...process.env, ...withoutSettings, PORT: String(port), NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const url = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      const found = /http:\/\/[\w.]+:\d+\//.exec(line)?.[0];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`the start command ended with ${String(code)}: ${lines.join(' ')}`)));
  });
  const stop = async () => {
    child.removeAllListeners('exit');
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  };
  return { url: await url, lines, stop };
}

test.describe('npm start', () => {
  test.use({ serviceWorkers: 'allow' });

  test('AC-146 AC-200 in a folder with a space and Bengali letters, the one start command shows the menu with the network off, and checks every call; AC-052 AC-078 in StrictMode one click adds one dish and a login is sent once', async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    const { url, lines, stop } = await startShop(4620);
    const logged: string[] = [];
    const otherOrigins: string[] = [];
    await context.route(
      (address) => !address.href.startsWith(url),
      (route) => {
        otherOrigins.push(route.request().url());
        return route.abort();
      },
    );
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    try {
      await page.goto(`${url}?mock=scenario:fourDishes#/food/`);
      await expect(page.getByRole('listitem').getByRole('heading')).toHaveText(['Margherita', 'Dal', 'Naan', 'Kacchi'], {
        timeout: 60_000,
      });
      expect({ logged, otherOrigins, outgoing: lines.filter((line) => line.startsWith(outgoing)) }).toEqual({
        logged: [],
        otherOrigins: [],
        outgoing: [],
      });
      await addToOrder(page, 'Margherita');
      await expectRoute(page, 'food/add-to-card');
      await expectQuantity(page, 'Margherita', 1);
      await page.reload();
      await expectQuantity(page, 'Margherita', 1);

      const logins: string[] = [];
      page.on('request', (request) => request.url().endsWith('/api/user/login/') && logins.push(request.method()));
      await page.clock.install();
      await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
      await logIn(page, accounts.customer);
      await expect(toast(page, 'Login sucessfull')).toBeVisible();
      await page.clock.fastForward(2_000);
      await expectRoute(page, 'profile');
      expect(logins).toEqual(['POST']);
      expect(logged).toEqual([]);

      await page.evaluate(() => fetch('/api/food/?page=2'));
      await expect
        .poll(() => logged)
        .toEqual(['openapi.yaml: request of GET /api/food/, field (whole), rule query: the query ?page=2 is not in the contract']);
    } finally {
      await stop();
    }
  });
});
