import { readdirSync } from 'node:fs';
import { shop } from '../../shop.config.ts';
import { bangla } from '../../src/i18n/bn/index.ts';
import type { Namespace } from '../../src/i18n/namespace.ts';
import type { EnglishTexts } from './probe/english.ts';

const folder = new URL('../../src/i18n/en/', import.meta.url);
/** Of the English texts with one Bangla text, those of the last of these files are taken. */
const preferred = ['/admin.ts', '/admin-batch.ts', 'menu.ts', '/account-fields.ts', 'layout.ts'];
const rank = (file: string) => preferred.findIndex((name) => file.endsWith(name));
/** Few names of controls and headings have one: they stay as they are. */
const hasPluralOrTag = (text: string) => /, plural|<\w/.test(text);
const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
/** Texts at even, names of placeholders at odd positions. */
const parts = (text: string) => text.split(/\{(\w+)[^}]*\}/);

/** The English of the Bangla texts of the shop. */
export async function readEnglishTexts(): Promise<EnglishTexts> {
  const texts: EnglishTexts = { plain: { [bangla.shop?.welcome ?? '']: shop.welcome }, patterns: [] };
  const files = readdirSync(folder, { recursive: true }).map(String);
  for (const file of files.filter((name) => name.endsWith('.ts')).toSorted((one, other) => rank(other) - rank(one))) {
    const namespaces: Record<string, Namespace> = await import(new URL(file, folder).href);
    for (const { name, texts: english } of Object.values(namespaces))
      for (const [key, text] of Object.entries(english)) {
        const translated = bangla.catalogue[name]?.[key] ?? text;
        const placeholders = parts(translated).filter((_, index) => index % 2 === 1);
        if (placeholders.length === 0) texts.plain[translated] ??= text;
        else if (/\p{Script=Bengali}/u.test(translated) && !hasPluralOrTag(translated + text))
          texts.patterns.push({
            pattern: parts(translated)
              .map((part, index) => (index % 2 === 1 ? '(.+)' : escaped(part)))
              .join(''),
            english: parts(text).map((part, index) => (index % 2 === 1 ? placeholders.indexOf(part) : part)),
          });
      }
  }
  return texts;
}
