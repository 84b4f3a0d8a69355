import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { budgets, prerenderFonts, bootstrapScript, serverHeaderBytes } from './budgets.ts';
import { filesOf, measureScreens } from './check-budgets.ts';

const manifest = {
  'index.html': { file: 'index.js', imports: ['_react.js'], css: ['theme.css'] },
  '_react.js': { file: 'react.js' },
  'home.tsx': { file: 'home.js', imports: ['_react.js', '_card.js'], css: ['home.css'] },
  '_card.js': { file: 'card.js', imports: ['_react.js'], css: ['card.css', 'theme.css'] },
  'later.tsx': { file: 'later.js' },
};

it('counts each shared file once, and no dynamic imports', () => {
  expect(filesOf(manifest, ['index.html', 'home.tsx'])).toEqual({
    scripts: ['index.js', 'react.js', 'home.js', 'card.js'],
    styles: ['theme.css', 'home.css', 'card.css'],
  });
});

it('measures scripts, styles with the inline one, fonts, the bootstrap script and the transferred page; later screens without the entry', () => {
  const fonts = Object.fromEntries(prerenderFonts.map((key) => [key, { file: 'font.woff2' }]));
  const sizes: Record<string, number> = {
    'index.js': 10,
    'react.js': 60,
    'home.js': 5,
    'card.js': 1,
    'later.js': 7,
    'theme.css': 8,
    'home.css': 2,
    'card.css': 1,
  };
  const rows = measureScreens({
    manifest: {
      ...manifest,
      ...fonts,
      'later.tsx': { file: 'later.js', imports: ['_react.js'] },
      [bootstrapScript]: { file: 'early.js' },
    },
    page: '<style>a{}</style><script>a()</script>',
    headers: 'X: y',
    fileSize: (file) => ({ ...sizes, 'font.woff2': 20, 'early.js': 9 })[file] ?? Number.NaN,
    gzipSize: (text) => text.length,
    brotliSize: () => 3,
    banglaBytes: 2,
    table: {
      home: { sources: ['index.html', 'home.tsx'], scripts: 75, styles: 14 },
      later: { sources: ['later.tsx'], scripts: 7, styles: 0, isLater: true },
    },
  });
  expect(rows.map(({ name, bytes }) => [name, bytes])).toEqual([
    ['home, scripts', 76],
    ['home, styles', 14],
    ['later, scripts', 7],
    ['later, styles', 0],
    ['prerender, fonts', 20 * prerenderFonts.length],
    ['prerender, scripts', 3 + 9],
    ['prerender, Bangla', 2],
    ['index.html transferred', 3 + 4 + serverHeaderBytes],
  ]);
});

it('throws for a screen that the build does not have', () => {
  expect(() => filesOf(manifest, ['gone.tsx'])).toThrow('The build has no gone.tsx');
});

/** Checks a build with only the files of the table, and an entry of `bytes` incompressible bytes. */
function check(bytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'budgets-'));
  const built = Object.fromEntries(
    Object.values(budgets)
      .flatMap(({ sources }) => sources)
      .concat(prerenderFonts, bootstrapScript)
      .map((source, index) => [source, { file: `assets/${index}.js` }]),
  );
  const put = (file: string, text: string | Buffer) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const { file } of Object.values(built)) put(file, '');
  put(built['index.html']?.file ?? '', randomBytes(bytes));
  put('.vite/manifest.json', JSON.stringify(built));
  put('index.html', '<script>import("./assets/bangla-0.js")</script>');
  put('assets/bangla-0.js', '');
  put('_headers', '');
  try {
    const tool = fileURLToPath(new URL('check-budgets.ts', import.meta.url));
    return spawnSync(process.execPath, ['--import', 'tsx/esm', tool, '--dir', folder], { encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('fails a build whose entry is too big, and reports the affected screens', () => {
  expect(check(10_000)).toMatchObject({ status: 0 });
  const { status, stdout } = check(400_000);
  expect(status).toBe(1);
  // The receipt does not count the entry.
  expect(stdout.split('\n').filter((line) => line.startsWith('OVER'))).toHaveLength(Object.keys(budgets).length - 1);
});
