import type { SimpleSupportStatement } from '@mdn/browser-compat-data';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { RuleTester } from 'eslint';
import { describe, expect, it, vi } from 'vitest';
import { features } from '../browsers/features.ts';
import { browserFloor } from '../browsers/lint-features.ts';
import { buildTarget, floor, missingIn } from '../browsers/floor.ts';
import { scanScript } from '../browsers/scan-scripts.ts';
import { scanStyle } from '../browsers/scan-styles.ts';
import { checkBrowsers, checkFeatures } from './check-browsers.ts';

RuleTester.describe = describe;
RuleTester.it = it;

it('reads browserslist for the build, the lint rule and the scan', () => {
  expect(floor).toMatchObject({ chrome: '109', safari_ios: '16.4', firefox: '115', samsunginternet_android: '21' });
  expect(buildTarget).toEqual(expect.arrayContaining(['chrome109', 'ios16.4', 'firefox115']));
});

it.each<[SimpleSupportStatement[], string[]]>([
  [[{ version_added: '110' }], ['chrome 110']],
  [[{ version_added: '109' }], []],
  [[{ version_added: '≤79' }], []],
  [[{ version_added: '9' }], []],
  [[{ version_added: false }], ['chrome never']],
  [[{ version_added: '100', flags: [{ type: 'preference', name: 'new' }] }], ['chrome never']],
  [[{ version_added: '20', prefix: 'webkit' }], ['chrome never']],
  [[{ version_added: '20', version_removed: '105' }], ['chrome 20']],
  [[{ version_added: '124' }, { version_added: '103', version_removed: '124', partial_implementation: true }], []],
])('%j is missing in %j', (chrome, missing) => {
  expect(missingIn({ support: { chrome } }, { chrome: '109' })).toEqual(missing);
});

it.each([
  ['list.toSorted()', ['.toSorted']],
  ["list['toReversed']()", ['.toReversed']],
  ['const { toSpliced } = list', ['.toSpliced']],
  ['URL.canParse(text)', ['URL.canParse']],
  ['window.URL.canParse(text)', ['URL.canParse']],
  ['Promise.withResolvers()', ['Promise.withResolvers']],
  ["new Intl.Segmenter('bn')", ['Intl.Segmenter']],
  ['Array.fromAsync(list)', ['Array.fromAsync']],
  ['requestIdleCallback(work)', ['requestIdleCallback']],
  ['window.requestIdleCallback(work)', ['requestIdleCallback']],
  ['document.startViewTransition(work)', ['document.startViewTransition']],
  ['item.ariaPosInSet', ['.ariaPosInSet']],
  ["list.addEventListener('scrollend', work)", ['scrollend event']],
  ['/[a&&b]/v', ['syntax: Invalid regular expression flag (1:1)']],
])('finds what %s uses', (code, used) => {
  expect([...scanScript(code).used.keys()]).toEqual(used);
});

it.each([
  'list.findLast(test); Object.hasOwn(item, key); structuredClone(item); list.at(-1)',
  'function requestIdleCallback() {} requestIdleCallback()',
  'import { Iterator } from "./own.js"; new Iterator()',
  'class Dictionary { toSorted() { return this.toSorted } }',
  'await import("./later.js"); class A { static { this.#own = 1 } static #own }',
])('finds nothing in %s', (code) => {
  expect([...scanScript(code).used.keys()]).toEqual([]);
});

it.each([
  ['a:has(:checked) { color: red }', [':has']],
  ['a { color: color-mix(in oklab, red, blue) }', ['color-mix()']],
  ['a { background: radial-gradient(rgb(from red r g b), red) }', ['rgb(from …)']],
  ['a { field-sizing: content }', ['field-sizing', 'field-sizing: content']],
  ['a { b { color: red } & i { color: red } }', ['&']],
  ['@scope (a) { b { color: red } }', ['@scope']],
  ['a { height: 10rlh }', ['rlh']],
  ['a::before { content: "x" / "" }', ['content: … / …']],
])('finds what %s uses', (css, used) => {
  expect(scanStyle(css).map(({ feature }) => feature)).toEqual(used);
});

it.each([
  'a { color: red; color: color-mix(in oklab, red, blue) }',
  'a::before { content: "x"; content: "x" / "" }',
  'a { -webkit-mask-image: none; mask-image: none }',
  '@supports (color: color-mix(in oklab, red, blue)) { a { color: color-mix(in oklab, red, blue) } }',
  '@supports not selector(:has(*)) { a:focus-within { color: red } } a:has(:focus-visible) { color: red }',
  '@layer base { @container (min-width: 20em) { a { height: 100dvh; inset: 0 } } }',
  '@media (width >= 20em) { a { color: var(--own) } }',
])('finds nothing in %s', (css) => {
  expect(scanStyle(css)).toEqual([]);
});

const none = { scripts: [], styles: [] };

it('ignores a DOM member whose name a script defines as a property, but not a member of the language', () => {
  const scripts = [
    { file: 'assets/a-12345678.js', code: 'export const own = { popover: 1, toSorted: 1 }' },
    { file: 'assets/b-12345678.js', code: 'own.popover; own.toSorted()' },
  ];
  expect(features.members.has('popover')).toBe(true);
  expect(checkFeatures({ scripts, styles: [] }, none).problems.map(({ feature }) => feature)).toEqual(['.toSorted']);
});

it('allows a feature only in its own file, and reports an unused entry', () => {
  const scripts = ['one', 'other'].map((name) => ({ file: `assets/${name}-12345678.js`, code: 'requestIdleCallback(work)' }));
  const entry = { feature: 'requestIdleCallback', file: /^one$/, reason: 'behind in' };
  const old = { feature: /^:has$/, reason: 'gone' };
  const { problems, stale } = checkFeatures({ scripts, styles: [] }, { scripts: [entry], styles: [old] });
  expect(problems.map(({ file }) => file)).toEqual(['assets/other-12345678.js']);
  expect(stale).toEqual([old]);
});

it('fails a build, and reports file, feature and browsers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  put('index.html', '<style>a{color:color-mix(in srgb, red, blue)}</style><script>URL.canParse(1)</script>');
  put('assets/shop-12345678.js', 'list.toReversed()');
  const print = vi.spyOn(console, 'log').mockReturnValue();
  try {
    expect(checkBrowsers(folder)).toBe(false);
    const lines = print.mock.calls.map(([line]) => line).filter((line) => !line.startsWith('tools/'));
    expect(lines).toEqual([
      expect.stringMatching(/^index\.html: URL\.canParse \(chrome 120, .*safari 17/),
      'assets/shop-12345678.js: .toReversed (chrome 110, chrome_android 110, edge 110)',
      expect.stringMatching(/^index\.html: color-mix\(\) in a \(chrome 111/),
    ]);
  } finally {
    print.mockRestore();
    rmSync(folder, { recursive: true });
  }
});

new RuleTester().run('known', browserFloor.rules.known, {
  valid: [
    'list.findLast(test)',
    'Object.hasOwn(item, key)',
    'item[toSorted]',
    { code: 'query.isError', options: [{ own: ['isError'] }] },
    'dish.address',
  ],
  invalid: [
    { code: 'list.toSorted()', errors: 1 },
    { code: 'const { toSpliced } = list', errors: 1 },
    { code: 'URL.canParse(text)', errors: [{ message: /^URL\.canParse is missing in chrome 120/ }] },
    { code: 'item.ariaPosInSet', errors: 1 },
    { code: 'query.isError', errors: 1 },
  ],
});
