import type { ShopTexts } from '../../shop-config.ts';
import type { Texts } from './namespace.ts';

export const languages = ['en', 'bn'] as const;
export type Language = (typeof languages)[number];

/** What each language calls itself. Never translated. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', bn: 'বাংলা' };

/** The texts of a language other than English by the name of their namespace. */
export type Catalogue = Readonly<Record<string, Texts>>;

/** How a language writes amounts, numbers and dates. Only what is shown: what is sent and stored has European digits. */
export interface Formats {
  /** `45000` poisha -> `'450.00'`. A dash for null. */
  amount(poisha: number | null): string;
  /** `84000` poisha -> `'৳840.00'`. A dash for null. */
  money(poisha: number | null): string;
  /** A whole number. */
  count(value: number): string;
  /** A server timestamp in the user's time zone. Returns anything else unchanged. */
  date(createdAt: string): string;
  /** The time of the day, with the date if it was on another day than `now`. Both in milliseconds. */
  time(time: number, now: number): string;
}

/** A language with its texts. One object per language: a new object is a new language. */
export interface Locale {
  readonly language: Language;
  /** BCP 47, for `Intl` and plurals. */
  readonly tag: string;
  /** Empty in English: the namespaces contain its texts. */
  readonly catalogue: Catalogue;
  /** The formats of a language other than English: they come with its texts. */
  readonly formats?: Formats;
  /** The texts of the shop in a language other than English. */
  readonly shop?: ShopTexts;
}

export const english: Locale = { language: 'en', tag: 'en', catalogue: {} };
