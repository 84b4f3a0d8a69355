import { isBengali, soundOf } from './sound.ts';

const bengaliZero = 0x09e6;

/**
 * A text as it is compared: without case, without the accents of Latin letters, Bengali digits as 0 to 9, without invisible joiners. The vowel
 * signs of Bengali are letters, not accents, and stay.
 */
export function toSearchable(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .replace(/\p{Cf}+/gu, '')
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - bengaliZero))
    .toLowerCase();
}

/** What is searched of a food; of a category it is the name alone. */
interface Searched {
  name: string;
  description?: string;
  category?: { name: string } | null;
}

interface Searchable {
  name: string;
  rest: string;
  /** The words of the name as they sound, each after a blank, by the letters they are written in. */
  sounds: { bengali: string; other: string };
}

// Ten thousand descriptions are not normalised anew with each key.
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

/** Makes a list ready to be searched, a few items at a step. */
export function* prepareSearch(items: readonly Searched[]): Generator<void, void> {
  for (const [index, item] of items.entries()) {
    searchableOf(item);
    if (index % 10 === 9) yield;
  }
}

/**
 * A word, and how it sounds to those who write it in the other script. Two consonants have to be a whole word, one alone is heard
 * everywhere.
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

/** How an item answers a word: not at all, by how its name sounds, by the rest that is said of it, or by its name. */
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
 * The items in which every word is found: first those named so, then those whose category or description says it, then those whose name
 * sounds so in the other script; the given order stays otherwise.
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
