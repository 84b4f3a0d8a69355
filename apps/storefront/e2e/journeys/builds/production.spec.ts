import { parse } from 'acorn';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { accounts } from '@my-food/mocks/server';
import { expect, test } from '@playwright/test';
import { shop as brand } from '../../../another-shop.config.ts';
import { folderOf, type BuildName } from '../../build.ts';

const filesOf = (build: BuildName) =>
  readdirSync(folderOf(build), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
const read = (file: string) => readFileSync(file, 'utf8');

/** Strings that occur only in the mock backend: its library, accounts, store, panel and validator. */
const mockStrings = [
  /\bmsw\b/,
  /@mswjs/,
  new RegExp(accounts.customer.email),
  /my-food-mock-backend/,
  /Sample shop/,
  /must NOT have additional/,
];
const pictureSources = (folder: URL): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...read(fileURLToPath(new URL(file, folder))).matchAll(/fluent-emoji-3d\/assets\/([\w-]+)\.webp/g)])
    .map(([, name]) => String(name));

for (const build of ['shop', 'crossOrigin'] as const) {
  test(`the ${build} build contains no mock backend`, () => {
    const files = filesOf(build);
    expect(files.filter((file) => file.endsWith('mockServiceWorker.js'))).toEqual([]);
    const code = files.filter((file) => ['.js', '.html', '.css'].includes(extname(file)));
    expect(code.length).toBeGreaterThan(20);
    expect(code.flatMap((file) => mockStrings.filter((word) => word.test(read(file))).map((word) => `${file}: ${String(word)}`))).toEqual(
      [],
    );
    const own = new Set(pictureSources(new URL('../../../src/', import.meta.url)));
    const pictures = files.map((file) => /([\w-]+)-[\w-]{8}\.webp$/.exec(file)?.[1]).filter((name) => name !== undefined);
    expect(pictures.filter((name) => !own.has(name))).toEqual([]);
  });
}

test('AC-483 the build has a page for what is missing, which is not the shop', () => {
  for (const build of ['shop', 'crossOrigin', 'demo'] as const) {
    const page = read(join(folderOf(build), '404.html'));
    expect(page).toContain('<h1>404 Not Found</h1>');
    expect(page).not.toMatch(/<script|id="root"/);
  }
});

test('AC-486 the encoding of the page is its first element, whatever the length of the policy', () => {
  for (const build of ['shop', 'crossOrigin', 'demo'] as const)
    expect(read(join(folderOf(build), 'index.html')).slice(0, 80)).toMatch(/^<!doctype html><html lang="\w+"><head><meta charset="utf-8">/);
});

test('AC-871 the licences of a build name what its service worker contains', () => {
  const titlesOf = (build: BuildName) =>
    [...read(join(folderOf(build), 'THIRD-PARTY-LICENSES.txt')).matchAll(/^# (\S+)/gm)].map(([, name]) => name);
  expect(titlesOf('shop')).toEqual(expect.arrayContaining(['react', 'workbox-core', 'workbox-precaching', 'idb']));
  // The service worker of the demo contains no package.
  expect(titlesOf('demo')).toEqual(expect.arrayContaining(['react', 'msw']));
});

test('AC-875 the page preloads its Bengali font where home has Bengali letters', () => {
  const countOfFont = (build: BuildName) =>
    [...read(join(folderOf(build), 'index.html')).matchAll(/anek-bangla-home-[\w-]+\.woff2/g)].length;
  // In a style sheet, and in the script that preloads it.
  expect(countOfFont('shop')).toBe(2);
  expect(countOfFont('crossOrigin')).toBe(1);
});

test('AC-210 nothing of the first brand is left in the build of another', () => {
  const texts = filesOf('crossOrigin').filter((file) => /\.(js|html|css|txt|json|svg|webmanifest)$/.test(file));
  expect(texts.filter((file) => /My Food|Where Every Bite Wins|Cooked today/.test(read(file)))).toEqual([]);
  const page = read(join(folderOf('crossOrigin'), 'index.html'));
  expect(
    [/<title>(.*)<\/title>/, /<h1[^>]*>(.*?)<\/h1>/, /theme-color" content="([^"]*)" media="\(prefers-color-scheme:dark/].map(
      (part) => part.exec(page)?.[1],
    ),
  ).toEqual([brand.name, brand.welcome, brand.theme.dark.canvas]);
  // The mark is drawn in the colours of the brand, light ones in both themes.
  expect(decodeURIComponent(/<link rel="icon" href="([^"]*)"/.exec(page)?.[1] ?? '')).toContain(brand.theme.light.primary);
});

test('the demo build contains the mock backend, but neither the validator nor the contract', () => {
  const files = filesOf('demo');
  const code = files.filter((file) => file.endsWith('.js')).map(read);
  const found = mockStrings.filter((word) => code.some((text) => word.test(text))).map(String);
  expect(found).toEqual(
    mockStrings
      .slice(0, -1)
      .map(String)
      .filter((word) => word !== String(/@mswjs/)),
  );
  expect(code.filter((text) => text.includes('The only hand-written description of the server'))).toEqual([]);
  expect(files.filter((file) => file.endsWith('mockServiceWorker.js'))).toHaveLength(1);
});

test('all initial scripts are compiled eagerly, on a background thread', () => {
  const page = read(join(folderOf('shop'), 'index.html'));
  const started = [...page.matchAll(/\.\/(assets\/[\w.-]+\.js)\b/g)].map(([, file]) => String(file));
  const ofTheApplication = started.filter((file) => !/render-categories|bangla-/.test(file));
  expect(ofTheApplication.length).toBeGreaterThan(4);
  expect(ofTheApplication.filter((file) => !read(join(folderOf('shop'), file)).startsWith('//# allFunctionsCalledOnLoad\n'))).toEqual([]);
});

test('the inline script has only ES2017 syntax, so that old browsers reach its feature test', () => {
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(read(join(folderOf('shop'), 'index.html'))) ?? [];
  // Dynamic import is the only newer syntax.
  expect(() => parse(script.replaceAll('import(', 'load('), { ecmaVersion: 2017 })).not.toThrow();
  expect(script).toContain('import(');
});
