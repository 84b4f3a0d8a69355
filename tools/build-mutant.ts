// Builds the shop with one file changed: node --import tsx/esm tools/build-mutant.ts FILE OUT_DIR, the changed source on standard input. The sources stay as they are.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const [file = '', outDir = ''] = process.argv.slice(2);
const code = readFileSync(0, 'utf8');
const changed = fileURLToPath(new URL(`../${file}`, import.meta.url));
let isChanged = false;
const mutation: Plugin = {
  name: 'mutation',
  enforce: 'pre',
  transform(_code, id) {
    if (id.split('?')[0] !== changed) return undefined;
    isChanged = true;
    return { code, map: null };
  },
};
const root = fileURLToPath(new URL('../apps/storefront', import.meta.url));
process.chdir(root);
await build({ root, logLevel: 'error', plugins: [mutation], build: { outDir, emptyOutDir: true } });
if (!isChanged) throw new Error(`${file} is no part of the build.`);
