// Fails a build whose screens load more bytes than their budgets. node --import tsx/esm tools/checks/check-budgets.ts [--dir dist/apps/storefront]
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import {
  banglaScript,
  banglaScriptBudget,
  type Budget,
  budgets,
  entry,
  fontBudget,
  prerenderFonts,
  pageBudget,
  bootstrapScript,
  bootstrapScriptBudget,
  serverHeaderBytes,
} from './budgets.ts';

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

/** The files of the chunks `keys` and of their static imports. */
export function filesOf(manifest: Manifest, keys: readonly string[]) {
  const seen = new Map<string, Manifest[string]>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}: is the table of budgets up to date?`);
    seen.set(key, chunk);
    (chunk.imports ?? []).forEach(visit);
  };
  keys.forEach(visit);
  const chunks = [...seen.values()];
  return { scripts: [...new Set(chunks.map(({ file }) => file))], styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))] };
}

interface Build {
  manifest: Manifest;
  page: string;
  headers: string;
  fileSize: (file: string) => number;
  gzipSize: (text: string) => number;
  brotliSize: (text: string) => number;
  banglaBytes: number;
  table?: Record<string, Budget>;
}

/**
 * One row for each screen and each kind of file, in gzipped bytes. The inline style counts for every screen. The page counts as it is transferred:
 * with brotli and its headers.
 */
export function measureScreens({ manifest, page, headers, fileSize, gzipSize, brotliSize, banglaBytes, table = budgets }: Build) {
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + fileSize(file), 0);
  const first = filesOf(manifest, [entry]);
  const screens = Object.entries(table).flatMap(([screen, { sources, scripts, styles, isLater = false }]) => {
    const files = filesOf(manifest, sources);
    const isNew = (file: string) => !isLater || !first.scripts.includes(file);
    return [
      { name: `${screen}, scripts`, bytes: sum(files.scripts.filter(isNew)), budget: scripts },
      { name: `${screen}, styles`, bytes: sum(files.styles) + (isLater ? 0 : gzipSize(styleOf(page))), budget: styles },
    ];
  });
  const fonts = prerenderFonts.flatMap((key) => filesOf(manifest, [key]).scripts);
  const early = gzipSize(scriptsOf(page).join('')) + sum(filesOf(manifest, [bootstrapScript]).scripts);
  return [
    ...screens,
    { name: 'prerender, fonts', bytes: sum(fonts), budget: fontBudget },
    { name: 'prerender, scripts', bytes: early, budget: bootstrapScriptBudget },
    { name: 'prerender, Bangla', bytes: banglaBytes, budget: banglaScriptBudget },
    { name: 'index.html transferred', bytes: brotliSize(page) + headers.length + serverHeaderBytes, budget: pageBudget },
  ];
}

export const scriptsOf = (page: string) => [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
export const styleOf = (page: string) => /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? '';
export const gzipSize = (text: string | Buffer) => (text.length === 0 ? 0 : gzipSync(text, { level: 9 }).length);

/** Runs the check: prints the table and returns whether every budget is met. */
export function checkBudgets(directory: string) {
  const read = (file: string) => readFileSync(`${directory}/${file}`);
  const page = read('index.html').toString();
  const brotliSize = (content: string | Buffer) => brotliCompressSync(content).length;
  const rows = measureScreens({
    manifest: JSON.parse(read('.vite/manifest.json').toString()),
    page,
    // The first block: the headers of every file.
    headers:
      read('_headers')
        .toString()
        .split(/\n(?=\/)/)[0] ?? '',
    fileSize: (file) => gzipSize(read(file)),
    gzipSize,
    brotliSize,
    banglaBytes: brotliSize(read(banglaScript.exec(page)?.[0] ?? '')),
  });
  for (const { name, bytes, budget } of rows)
    console.log(
      `${bytes > budget ? 'OVER' : '    '} ${name.padEnd(26)} ${String(bytes).padStart(7)} of ${String(budget).padStart(7)} bytes`,
    );
  return rows.every(({ bytes, budget }) => bytes <= budget);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const built = fileURLToPath(new URL('../../dist/apps/storefront', import.meta.url));
  const { values } = parseArgs({ options: { dir: { type: 'string', default: built } } });
  if (!checkBudgets(values.dir)) process.exitCode = 1;
}
