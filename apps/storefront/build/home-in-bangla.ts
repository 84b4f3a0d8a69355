const entities = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
]);

/** A template has no texts of the shop. Browsers that show the requirements do not run the script that translates. */
const untranslated = /<template>.*<\/template>|<p [^>]*data-requirements.*?<\/p>/gs;

/** The texts of a markup and the attributes that name its elements, in order. */
const textsOf = (markup: string): string[] =>
  [...markup.replaceAll(untranslated, '').matchAll(/aria-(?:label|roledescription)="([^"]*)"|>([^<]+)/g)].map(([, name, text]) =>
    (name ?? text ?? '').replaceAll(/&\w+;/g, (entity) => entities.get(entity) ?? entity),
  );

/** Each text of the English home that is another one in Bangla, with its translation. Throws if the two have other elements than each other. */
export function translationsOf(english: string, bangla: string): [english: string, bangla: string][] {
  const translated = textsOf(bangla);
  const original = textsOf(english);
  const translations = new Map<string, string>();
  for (const [index, text] of original.entries()) {
    const translation = translated[index] ?? '';
    if ((translations.get(text) ?? translation) !== translation) throw new Error(`'${text}' has two translations on home.`);
    translations.set(text, translation);
  }
  if (original.length !== translated.length) throw new Error('Home has another number of texts in Bangla than in English.');
  return [...translations].filter(([text, translation]) => text !== translation);
}
