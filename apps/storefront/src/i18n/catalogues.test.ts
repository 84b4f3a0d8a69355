import compile from 'icu-minify/compile';
import { expect, it } from 'vitest';
import { bangla } from './bn/index.ts';
import type { Namespace } from './namespace.ts';

const modules = import.meta.glob<Record<string, Namespace>>('./en/**/*.ts', { eager: true });
const namespaces = Object.values(modules).flatMap((module) => Object.values(module));

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
  const catalogues = [...namespaces.map(({ texts }) => texts), ...Object.values(bangla.catalogue)];
  expect(catalogues.flatMap((texts) => Object.values(texts)).filter((text) => !isMessage(text))).toEqual([]);
  expect(isMessage('Hello {name')).toBe(false);
});

it('every namespace has its translation', () => {
  expect(Object.keys(bangla.catalogue).toSorted()).toEqual(namespaces.map(({ name }) => name).toSorted());
});

it('AC-766 texts that are equal in English are equal in Bangla, but for a title and the request of its button', () => {
  const catalogue: Readonly<Record<string, Namespace['texts']>> = bangla.catalogue;
  const translations = namespaces.flatMap(({ name, texts }) =>
    Object.entries(texts).map(([key, text]) => [text, catalogue[name]?.[key]] as const),
  );
  const latest = new Map(translations);
  const different = translations.filter(([text, translation]) => latest.get(text) !== translation);
  expect(new Set(different.map(([text]) => text))).toEqual(new Set(['Login', 'Register']));
});
