import { build } from 'vite';
import { expect, it } from 'vitest';
import { allowedInStyles } from '../browsers/allowed.ts';
import { checkFeatures } from '../checks/check-browsers.ts';
import { bundle } from './bundle.ts';

it('AC-817 the style sheet of the package works in the oldest browsers', async () => {
  const outputs = await build({ ...bundle, build: { ...bundle.build, write: false } });
  const files = [outputs].flat().flatMap((result) => ('output' in result ? result.output : []));
  const styles = files.flatMap((file) =>
    file.type === 'asset' && file.fileName === 'style.css' ? [{ file: file.fileName, code: String(file.source) }] : [],
  );
  expect(styles).toHaveLength(1);
  expect(checkFeatures({ scripts: [], styles }, { scripts: [], styles: allowedInStyles }).problems).toEqual([]);
});
