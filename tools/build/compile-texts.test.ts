import { expect, it } from 'vitest';
import { compileLiterals } from './compile-texts.ts';

it('compiles the texts of a file and leaves its imports and keys', () => {
  expect(
    compileLiterals(
      `import { a } from './a.ts';\nexport const x = { name: 'x', texts: { b: 'B', c: '{n, plural, one {#} other {#s}}' } };`,
    ),
  ).toBe(`import { a } from './a.ts';\nexport const x = { name: "x", texts: { b: "B", c: [["n",2,{"one":0,"other":[0,"s"]}]] } };`);
});

it('a broken text fails the build', () => {
  expect(() => compileLiterals(`export const texts = { a: 'Hello {name' };`)).toThrow(/EXPECT_ARGUMENT_CLOSING_BRACE/);
  expect(() => compileLiterals(`export const texts = { a: 'Go <link>home' };`)).toThrow(/UNCLOSED_TAG/);
});
