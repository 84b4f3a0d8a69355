import type { Texts } from './namespace.ts';

export const languages = ['en', 'bn'] as const;
export type Language = (typeof languages)[number];

/** The texts of a language other than English by the name of their namespace. */
export type Catalogue = Readonly<Record<string, Texts>>;

/** A language with its texts. One object per language: a new object is a new language. */
export interface Locale {
  readonly language: Language;
  /** BCP 47, for `Intl` and plurals. */
  readonly tag: string;
  /** Empty in English: the namespaces contain its texts. */
  readonly catalogue: Catalogue;
}

export const english: Locale = { language: 'en', tag: 'en', catalogue: {} };
