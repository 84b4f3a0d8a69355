import { expect, it } from 'vitest';
import { pictures } from './pictures.ts';
import { samplePictures } from './sample-pictures.ts';

it('a browser loads the file of each sample picture that the HTTP server reads', () => {
  const files = Object.entries(pictures).map(([name, url]) => [name, /([^/]*)\.webp/.exec(url)?.[1]]);
  expect(Object.fromEntries(files)).toEqual(samplePictures);
});
