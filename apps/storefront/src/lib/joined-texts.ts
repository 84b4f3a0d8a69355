/** Many texts in one: the browser finds a word in all of them at once, many times sooner than in each. */
export interface JoinedTexts {
  text: string;
  /** Where in it each one ends: the beginning of the next. */
  ends: Uint32Array;
}

/** Joins texts with a line break between them. */
export function joinTexts(texts: readonly string[]): JoinedTexts {
  const ends = new Uint32Array(texts.length);
  let end = 0;
  for (const [place, { length }] of texts.entries()) {
    end += length + 1;
    ends[place] = end;
  }
  return { text: texts.join('\n'), ends };
}

/** Writes `mark` at the place of each text that contains `words`. They are not empty and have no line break. */
export function markTexts(marks: Uint8Array, mark: number, { text, ends }: JoinedTexts, words: string): void {
  let place = 0;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, ends[place])) {
    while ((ends[place] ?? Infinity) <= at) place += 1;
    marks[place] = mark;
  }
}
