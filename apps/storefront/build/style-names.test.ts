import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { styleNames } from './style-names.ts';

const nameIn = () => styleNames(join(import.meta.dirname, '..'));
const button = '../../libs/ui/src/button/button.css.ts';
const prerender = 'src/app/prerender.css.ts';

describe('styleNames', () => {
  test('names differ within a sheet and between sheets', () => {
    const name = nameIn();
    const names = [button, prerender].flatMap((filePath) =>
      Array.from({ length: 500 }, (_rule, index) => name({ filePath, hash: `1x2y3z4${index.toString(36)}` })),
    );
    expect(new Set(names).size).toBe(1000);
    expect(names.filter((text) => !/^_[a-z]?[a-zA-Z][\da-z]+$/.test(text))).toEqual([]);
  });

  test('the names do not depend on the order of the sheets, nor on how often one is evaluated', () => {
    const [one, other] = [nameIn(), nameIn()];
    const rules = ['x0', 'x1', 'x2'];
    const expected = rules.map((hash) => one({ filePath: button, hash }));
    other({ filePath: prerender, hash: 'y0' });
    for (const hash of rules) other({ filePath: button, hash });
    expect(rules.map((hash) => other({ filePath: button, hash }))).toEqual(expected);
  });

  test('a sheet outside of the folders fails the build', () => {
    expect(() => nameIn()({ filePath: 'stories/another-brand.css.ts', hash: 'x0' })).toThrow('outside');
  });
});
