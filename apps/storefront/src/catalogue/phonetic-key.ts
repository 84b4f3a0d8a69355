/** An approximate sound for each Bengali letter. Vowel signs are omitted: their transliteration varies too much. */
const bengaliSounds: Record<string, string> = Object.fromEntries(
  ['kকখ', 'gগঘ', 'nঙঞণনং', 'Cচছ', 'jজঝয', 'tটঠতথৎ', 'dডঢদধ', 'pপ', 'fফ', 'bবভ', 'mম', 'rর', 'lল', 'sশষস', 'hহ', 'aঅআইঈউঊঋএঐওঔ']
    .map(([sound = '', ...letters]) => letters.map((letter) => [letter, sound]))
    .flat(),
);

/** Latin spellings of one sound: digraphs and interchangeable letters. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/c*(?:ch)+h?/g, 'C'],
  [/sh/g, 's'],
  [/ph/g, 'f'],
  [/ng/g, 'n'],
  [/([kgjtdb])h/g, '$1'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/v/g, 'b'],
];

/**
 * The phonetic key of a normalised word in Bengali or Latin script: its consonants, and `A` for an initial vowel. `biryani` and `বিরিয়ানি` both
 * have the key `brn`. Empty for other scripts.
 */
export function phoneticKey(word: string): string {
  const transcribed = isBengali(word)
    ? transcribeBengali(word)
    : spellings.reduce((rest, [spelling, sound]) => rest.replace(spelling, sound), word);
  return transcribed
    .replace(/^[aeiou]+/, 'A')
    .replace(/[^AC\p{Script=Latin}]|[aeiouwy]/gu, '')
    .replace(/(.)\1+/g, '$1');
}

export const isBengali = (text: string) => /\p{Script=Bengali}/u.test(text);

/** The conjuncts ঙ্গ and ক্ষ have the sound of their first letter. */
function transcribeBengali(word: string): string {
  return word
    .replace(/[ডঢ]\u09bc/g, 'র')
    .replace(/য\u09bc|\u09cdয/g, '')
    .replace(/(ঙ)\u09cdগ|(ক)\u09cdষ/g, '$1$2')
    .replace(/./gu, (letter) => bengaliSounds[letter] ?? '');
}
