import { toEuropeanDigits } from '@my-food/ui';
import { isBengali, phoneticKey } from './phonetic-key.ts';

/**
 * Normalises a text for comparison: lower case, Latin letters without accents, Bengali digits as 0 to 9, no zero-width joiners, no apostrophes, which
 * phones type in another form than keyboards. Bengali vowel signs are letters, not accents, and are preserved.
 */
export function normalizeText(text: string): string {
  return toEuropeanDigits(text)
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .replace(/[\p{Cf}'‘’`]+/gu, '')
    .toLowerCase();
}

/** Between the words of a name and of a query. */
const separators = /[\s/-]+/;

/** The searchable properties of a food or a category. */
interface SearchItem {
  name: string;
  description?: string;
  category?: { name: string } | null;
}

interface IndexEntry {
  name: string;
  rest: string;
  /** The phonetic keys of the name's words, by script, each preceded by a space. */
  phoneticKeys: { bengali: string; other: string };
}

// Cached: normalising ten thousand descriptions on every keystroke is too slow.
const indexEntries = new WeakMap<SearchItem, IndexEntry>();

function indexEntryOf(item: SearchItem): IndexEntry {
  const cached = indexEntries.get(item);
  if (cached) return cached;
  const name = normalizeText(item.name);
  const words = name.split(separators);
  const phoneticKeysOf = (some: readonly string[]) => `${some.map((word) => ` ${phoneticKey(word)}`).join('')} `;
  const entry: IndexEntry = {
    name,
    rest: normalizeText(`${item.category?.name ?? ''} ${item.description ?? ''}`),
    phoneticKeys: { bengali: phoneticKeysOf(words.filter(isBengali)), other: phoneticKeysOf(words.filter((word) => !isBengali(word))) },
  };
  indexEntries.set(item, entry);
  return entry;
}

/** Fills the search index for a list, ten items per step. */
export function* prepareSearch(items: readonly SearchItem[]): Generator<void, void> {
  for (const [index, item] of items.entries()) {
    indexEntryOf(item);
    if (index % 10 === 9) yield;
  }
}

/**
 * A search term with the phonetic key that it must have in the other script. A short key matches whole words only. The
 * key of a single letter matches too much: no dish has it (null).
 */
interface SearchTerm {
  word: string;
  key: string | null;
  script: keyof IndexEntry['phoneticKeys'];
}

function parseTerms(query: string): SearchTerm[] {
  return normalizeText(query)
    .split(separators)
    .filter(Boolean)
    .map((word, index, { length }) => {
      const key = phoneticKey(word);
      // The last of several words may be typed yet. The others restrict what it finds.
      const isBegun = index > 0 && index === length - 1 && key !== '';
      return {
        word,
        key: isBegun || key.length > 2 ? ` ${key}` : key.length === 2 || (key && word.length > 1) ? ` ${key} ` : null,
        script: isBengali(word) ? 'other' : 'bengali',
      };
    });
}

/** The rank of a match, best last: by phonetic key, by category or description, by name. */
const [noMatch, phoneticMatch, detailMatch, nameMatch] = [0, 1, 2, 3];

function rankOf({ name, rest, phoneticKeys }: IndexEntry, terms: readonly SearchTerm[]): number {
  let rank = nameMatch;
  for (const { word, key, script } of terms) {
    if (name.includes(word)) continue;
    if (rest.includes(word)) rank = Math.min(rank, detailMatch);
    else if (key !== null && phoneticKeys[script].includes(key)) rank = phoneticMatch;
    else return noMatch;
  }
  return rank;
}

/**
 * The items that match every term, ranked: matches in the name first, then in category or description, then phonetic matches in the other script.
 * The order is stable within a rank.
 */
export function searchItems<T extends SearchItem>(items: readonly T[], query: string): readonly T[] {
  const terms = parseTerms(query);
  if (terms.length === 0) return items;
  const [nameMatches, detailMatches, phoneticMatches]: [T[], T[], T[]] = [[], [], []];
  items.forEach((item) => {
    const rank = rankOf(indexEntryOf(item), terms);
    if (rank === nameMatch) nameMatches.push(item);
    else if (rank === detailMatch) detailMatches.push(item);
    else if (rank === phoneticMatch) phoneticMatches.push(item);
  });
  return [...nameMatches, ...detailMatches, ...phoneticMatches];
}
