import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import compile from 'icu-minify/compile';
import formatCompiled from 'use-intl/format-message/format-only';
import { _createCache as createCache, _createIntlFormatters as createFormatters, createTranslator } from 'use-intl/core';
import { expect, it } from 'vitest';
import { bangla } from '../../apps/storefront/src/i18n/bn/index.ts';
import type { Namespace, Texts } from '../../apps/storefront/src/i18n/namespace.ts';
import { compileLiterals } from './compile-texts.ts';

const folder = fileURLToPath(new URL('../../apps/storefront/src/i18n/en/', import.meta.url));
const namespaces: readonly Namespace[] = (
  await Promise.all(
    readdirSync(folder).map(async (file) => {
      const module: Record<string, Namespace> = await import(`${folder}${file}`);
      return Object.values(module);
    }),
  )
).flat();

const cache = createCache();
const formatters = createFormatters(cache);

/** Every placeholder of a text, with this number, and every tag as brackets. */
function valuesOf(text: string, value: number) {
  const placeholders = [...text.matchAll(/\{(\w+)\s*[,}]/g)].map(([, name = '']) => [name, value]);
  const tags = [...text.matchAll(/<(\w+)>/g)].map(([, name = '']) => [name, (content: unknown) => `[${String(content)}]`]);
  return Object.fromEntries([...placeholders, ...tags]);
}

/** The texts whose compiled form says something else than the parsed one. */
function deviations(locale: string, texts: Texts): string[] {
  const parsed = createTranslator({ locale, messages: { ...texts } });
  return Object.entries(texts).flatMap(([key, text]) =>
    [0, 1, 2, 1234].flatMap((number) => {
      const values = valuesOf(text, number);
      const expected = String(parsed.rich(key, values));
      const actual = String(formatCompiled(key, compile(text), values, { cache, formatters, locale }));
      return actual === expected ? [] : [`${text}: ${actual}, not ${expected}`];
    }),
  );
}

it('the build’s compiled texts say the same as the parsed ones of development, in both languages', () => {
  expect(namespaces.length).toBeGreaterThan(1);
  expect(namespaces.flatMap(({ texts }) => deviations('en', texts))).toEqual([]);
  expect(Object.values(bangla.catalogue).flatMap((texts) => deviations('bn-BD', texts))).toEqual([]);
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
