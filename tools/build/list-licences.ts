// Vite plugins that write THIRD-PARTY-LICENSES.txt into the build, for the modules and assets that it contains.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Permissive licences: their text has to be included. */
const permissive = new Set(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1', 'CC0-1.0', 'Unlicense', 'Zlib']);
const licenceFile = /^(licen[cs]e|copying|ofl|notice)/i;

/** The package folder of a file; null for our own files and the bundler's. */
const packageOf = (file: string) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? null;
const textsIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => licenceFile.test(file) && !/\.(js|ts|json)$/.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());

interface Manifest {
  name: string;
  version: string;
  license?: string;
  author?: string | { name?: string };
  homepage?: string;
}

function describePackage(folder: string) {
  const { name, version, license, author, homepage }: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const named = String(license ?? '')
    .replace(/[()]/g, '')
    .split(/ AND /);
  if (!named.every((one) => one.split(/ OR /).some((choice) => permissive.has(choice))))
    throw new Error(`${name} ${version} has the licence '${license}', which is not in the list of permissive licences.`);
  const owner = typeof author === 'string' ? author : author?.name;
  const texts = textsIn(folder);
  const stated = `Licensed under ${license}${owner ? ` by ${owner}` : ''}${homepage ? `, ${homepage}` : ''}; the package contains no licence text.`;
  return { title: `${name} ${version} (${license})`, text: texts.length > 0 ? texts.join('\n\n') : stated };
}

/** The licence texts for `files`, the absolute paths of a build's inputs. Throws for a licence that is not permissive. */
export function listLicences(files: Iterable<string>) {
  const folders = new Set<string>();
  for (const file of files) {
    const path = file.replaceAll('\\', '/').replace(/[?#].*$/, '');
    if (path.startsWith('\0')) continue;
    const folder = packageOf(path);
    if (folder && existsSync(join(folder, 'package.json'))) folders.add(folder);
    // A font subset of the repository: its licence is in the same folder.
    else if (/\.(woff2|ttf)$/.test(path)) folders.add(dirname(path));
  }
  const entries = [...folders].map((folder) =>
    packageOf(`${folder}/`)
      ? describePackage(folder)
      : { title: `Typefaces of ${folder.slice(root.length)}`, text: textsIn(folder).join('\n\n') },
  );
  const unlicensed = entries.filter(({ text }) => text === '');
  if (unlicensed.length > 0) throw new Error(`No licence file for: ${unlicensed.map(({ title }) => title).join(', ')}`);
  return entries
    .sort((one, other) => one.title.localeCompare(other.title, 'en'))
    .map(({ title, text }) => `# ${title}\n\n${text}\n`)
    .join('\n\n');
}

/** Two plugins: for the build of the shop, and for that of its service worker, which follows it and writes the licences of both. */
export function thirdPartyLicences(): { ofShop: Plugin; ofServiceWorker: Plugin } {
  const files: string[] = [];
  const collect = (name: string, write?: (context: Rolldown.PluginContext) => void): Plugin => ({
    name,
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk') files.push(...output.moduleIds);
          else files.push(...output.originalFileNames.map((file) => resolve(this.environment.config.root, file)));
        }
        write?.(this);
      },
    },
  });
  return {
    ofShop: collect('licences-of-shop'),
    ofServiceWorker: collect('third-party-licences', (context) => {
      context.emitFile({
        type: 'asset',
        fileName: 'THIRD-PARTY-LICENSES.txt',
        source: `What this shop is made with, and its licences.\n\n\n${listLicences(files)}`,
      });
    }),
  };
}
