// npm run ui:pack: builds libs/ui as an npm package.
import { readOptions } from '../command-line.mjs';
import { packLibrary } from './build-package.ts';

const usage = `Usage: npm run ui:pack

Builds libs/ui as an npm package: dist/ui-package, and a tarball beside it.`;
readOptions({}, usage);

console.log(await packLibrary());
