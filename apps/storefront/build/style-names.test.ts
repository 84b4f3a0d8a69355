import { describe, expect, test } from 'vitest';
import { styleNames } from './style-names.ts';

const button = '../../libs/ui/src/button/button.css.ts';
const prerender = 'src/app/prerender.css.ts';

describe('styleNames', () => {
  test('names differ within a sheet and between sheets', () => {
    const name = styleNames();
    const names = [button, prerender].flatMap((filePath) =>
      Array.from({ length: 500 }, (_rule, index) => name({ filePath, hash: `1x2y3z4${index.toString(36)}` })),
    );
    expect(new Set(names).size).toBe(1000);
    expect(names.filter((text) => !/^_[\w-]{3}[\da-z]+$/.test(text))).toEqual([]);
  });

  test('the names do not depend on the other sheets, nor on how often one is evaluated', () => {
    const [one, other] = [styleNames(), styleNames()];
    const rules = ['x0', 'x1', 'x2'];
    const expected = rules.map((hash) => one({ filePath: button, hash }));
    other({ filePath: prerender, hash: 'y0' });
    for (const hash of rules) other({ filePath: button, hash });
    expect(rules.map((hash) => other({ filePath: button, hash }))).toEqual(expected);
  });

  test('two sheets with the same hash fail the build', () => {
    const name = styleNames();
    const nameMany = () => Array.from({ length: 10_000 }, (_, index) => name({ filePath: `${String(index)}.css.ts`, hash: 'x0' }));
    expect(nameMany).toThrow('have the same hash');
  });
});
