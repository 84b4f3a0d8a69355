import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, builds } from '../build.ts';
import { recordProblems } from './record-problems.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The copy of the production build that the journeys use. */
export const stagedBuild = folder('../../../../dist/browsers/shop');

/** Copies the build and inserts record-problems.ts before its scripts, because not every protocol supports init scripts. */
export default async function stageBuild(): Promise<void> {
  build(['shop']);
  await rm(stagedBuild, { recursive: true, force: true });
  await cp(folder(`../../${builds.shop.outDir}`), stagedBuild, { recursive: true });
  await writeFile(`${stagedBuild}/record-problems.js`, `(${String(recordProblems)})();`);
  const page = await readFile(`${stagedBuild}/index.html`, 'utf8');
  const staged = page.replace('<meta charset="utf-8">', '$&<script src="./record-problems.js"></script>');
  if (staged === page) throw new Error('index.html has no <meta charset="utf-8"> after which the recorder could be inserted.');
  await writeFile(`${stagedBuild}/index.html`, staged);
  // The server would prefer the compressed page, which lacks the recorder.
  await Promise.all(['br', 'gz'].map((extension) => rm(`${stagedBuild}/index.html.${extension}`, { force: true })));
}
