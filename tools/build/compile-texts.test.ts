import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import compile from 'icu-minify/compile';
import { expect, it } from 'vitest';
import { bangla } from '../../apps/storefront/src/i18n/bn/index.ts';
import type { Namespace } from '../../apps/storefront/src/i18n/namespace.ts';
import { compileLiterals } from './compile-texts.ts';

const folder = fileURLToPath(new URL('../../apps/storefront/src/i18n/en/', import.meta.url));
const namespaces: readonly Namespace[] = (
  await Promise.all(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map(async (file) => {
        const module: Record<string, Namespace> = await import(`${folder}${file}`);
        return Object.values(module);
      }),
  )
).flat();

function isMessage(text: string): boolean {
  try {
    compile(text);
    return true;
  } catch {
    return false;
  }
}

it('every text of both languages is an ICU message', () => {
  expect(namespaces.length).toBeGreaterThan(1);
  const texts = [...namespaces.map((namespace) => namespace.texts), ...Object.values(bangla.catalogue)].flatMap((all) =>
    Object.values(all),
  );
  expect(texts.filter((text) => !isMessage(text))).toEqual([]);
});

it('every namespace has its translation', () => {
  expect(Object.keys(bangla.catalogue).toSorted()).toEqual(namespaces.map(({ name }) => name).toSorted());
});

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
