import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { findNpm } from '../bootstrap.mjs';
import { bundle } from './bundle.ts';
import { entries } from './entries.ts';
import { peerRange } from './peer-range.ts';

const root = join(import.meta.dirname, '../..');
const library = join(root, 'libs/ui');
/** The folder of the package. */
const output = bundle.build.outDir;

const subpaths = Object.entries(entries).map(([name, source]) => ({
  path: name === 'index' ? '.' : `./${name}`,
  target: { types: `./types/${source.slice('src/'.length).replace(/\.tsx?$/, '.d.ts')}`, default: `./${name}.js` },
}));

/** The declarations of every module, with the extensions that a package has. */
function declareTypes() {
  const types = join(output, 'types');
  const options = ['--declaration', '--emitDeclarationOnly', '--noEmit', 'false', '--outDir', types];
  execFileSync(process.execPath, [join(root, 'node_modules/typescript-native/bin/tsc'), '-p', 'tsconfig.package.json', ...options], {
    cwd: library,
    stdio: 'inherit',
  });
  for (const file of readdirSync(types, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.d.ts'))) {
    // Without the imports of style sheets, which have no types.
    const text = readFileSync(join(types, file), 'utf8').replaceAll(/^import ['"][^'"]+['"];\n/gm, '');
    writeFileSync(join(types, file), text.replaceAll(/(['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g, '$1.js$2'));
  }
}

/** Its own manifest: React belongs to the application, the workspace's scripts and tests to nobody. */
function describePackage() {
  const { name, version, type, dependencies } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'));
  const { react, 'react-dom': reactDom, '@vanilla-extract/css': _styles, ...others } = dependencies;
  const manifest = {
    ...{ name, version, type, license: 'MIT', description: 'The design system of My Food: primitives, and the components of its shop.' },
    sideEffects: ['**/*.css'],
    exports: {
      ...Object.fromEntries(subpaths.map(({ path, target }) => [path, target])),
      './style.css': './style.css',
      './tokens.css': './tokens/tokens.css',
      './light.tokens.json': './tokens/light.tokens.json',
      './dark.tokens.json': './tokens/dark.tokens.json',
    },
    peerDependencies: { react: peerRange(react), 'react-dom': peerRange(reactDom) },
    dependencies: others,
  };
  writeFileSync(join(output, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Builds `@my-food/ui` as a package outside of the workspace, and packs it. Returns the path of the tarball. */
export async function packLibrary(): Promise<string> {
  rmSync(output, { recursive: true, force: true });
  await build(bundle);
  declareTypes();
  describePackage();
  cpSync(join(library, 'tokens'), join(output, 'tokens'), { recursive: true });
  cpSync(join(library, 'CHANGELOG.md'), join(output, 'CHANGELOG.md'));
  cpSync(join(library, 'PACKAGE.md'), join(output, 'README.md'));
  cpSync(join(root, 'LICENSE'), join(output, 'LICENSE'));
  for (const font of ['anek-bangla', 'bricolage-grotesque'])
    cpSync(join(library, `src/theme/fonts/OFL-${font}.txt`), join(output, `OFL-${font}.txt`));
  const [npm, ...args] = findNpm();
  const packed: unknown = JSON.parse(
    execFileSync(npm, [...args, 'pack', '--json', '--pack-destination', join(root, 'dist')], { cwd: output }).toString(),
  );
  const file = Array.isArray(packed) ? String(packed[0]?.filename) : '';
  return join(root, 'dist', file.replace('@', '').replace('/', '-'));
}
