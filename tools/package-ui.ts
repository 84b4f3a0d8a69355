// Builds libs/ui as an npm package: dist/ui-package and a tarball beside it. npm run ui:pack
import { packLibrary } from './package/build-package.ts';

console.log(await packLibrary());
