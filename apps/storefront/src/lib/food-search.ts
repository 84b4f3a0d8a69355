import { isBengali, soundOf } from './sound.ts';

const bengaliZero = 0x09e6;

/**
 * Normalises a text for comparison: lower case, Latin letters without accents, Bengali digits as 0 to 9, no zero-width joiners. Bengali vowel signs
 * are letters, not accents, and are preserved.
 */
export function toSearchable(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .replace(/\p{Cf}+/gu, '')
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - bengaliZero))
    .toLowerCase();
}

/** The searchable properties of a food or a category. */
interface Searched {
  name: string;
  description?: string;
  category?: { name: string } | null;
}

interface Searchable {
  name: string;
  rest: string;
  /** The phonetic keys of the name's words, by script, each preceded by a space. */
  sounds: { bengali: string; other: string };
}

// Cached: normalising ten thousand descriptions on every keystroke is too slow.
const searchables = new WeakMap<Searched, Searchable>();

function searchableOf(item: Searched): Searchable {
  const known = searchables.get(item);
  if (known) return known;
  const name = toSearchable(item.name);
  const words = name.split(/\s+/);
  const soundsOf = (some: readonly string[]) => `${some.map((word) => ` ${soundOf(word)}`).join('')} `;
  const fresh: Searchable = {
    name,
    rest: toSearchable(`${item.category?.name ?? ''} ${item.description ?? ''}`),
    sounds: { bengali: soundsOf(words.filter(isBengali)), other: soundsOf(words.filter((word) => !isBengali(word))) },
  };
  searchables.set(item, fresh);
  return fresh;
}

/** Fills the search index for a list, ten items per step. */
export function* prepareSearch(items: readonly Searched[]): Generator<void, void> {
  for (const [index, item] of items.entries()) {
    searchableOf(item);
    if (index % 10 === 9) yield;
  }
}

/**
 * A search term with the phonetic key that it must have in the other script. A key of two letters matches whole words only; a key of one letter
 * matches too much and is ignored (null).
 */
interface Wanted {
  word: string;
  sound: string | null;
  script: keyof Searchable['sounds'];
}

function wantedIn(words: string): Wanted[] {
  return toSearchable(words)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const sound = soundOf(word);
      return {
        word,
        sound: sound.length > 2 ? ` ${sound}` : sound.length === 2 ? ` ${sound} ` : null,
        script: isBengali(word) ? 'other' : 'bengali',
      };
    });
}

/** The rank of a match, best last: by phonetic key, by category or description, by name. */
const [notAtAll, bySound, byRest, byName] = [0, 1, 2, 3];

function rankOf({ name, rest, sounds }: Searchable, wanted: readonly Wanted[]): number {
  let rank = byName;
  for (const { word, sound, script } of wanted) {
    if (name.includes(word)) continue;
    if (rest.includes(word)) rank = Math.min(rank, byRest);
    else if (sound !== null && sounds[script].includes(sound)) rank = bySound;
    else return notAtAll;
  }
  return rank;
}

/**
 * The items that match every term, ranked: matches in the name first, then in category or description, then phonetic matches in the other script.
 * The order is stable within a rank.
 */
export function searchIn<T extends Searched>(items: readonly T[], words: string): readonly T[] {
  const wanted = wantedIn(words);
  if (wanted.length === 0) return items;
  const [named, described, sounding]: [T[], T[], T[]] = [[], [], []];
  items.forEach((item) => {
    const rank = rankOf(searchableOf(item), wanted);
    if (rank === byName) named.push(item);
    else if (rank === byRest) described.push(item);
    else if (rank === bySound) sounding.push(item);
  });
  return [...named, ...described, ...sounding];
}
