/** One sample per font file: letters, accents, figures, the taka sign and Bengali, in each weight. */
const fonts = [
  ['800 1em "Bricolage Grotesque"', 'a'],
  ['1em "Anek Bangla"', 'aé0৳ক'],
  ['700 1em "Anek Bangla"', 'aé0৳ক'],
] as const;

/** Loads all fonts before a story renders, because `font-display: optional` ignores late fonts (decision 0007). */
export async function loadFonts() {
  await Promise.all(fonts.map(([font, letters]) => document.fonts.load(font, letters)));
}
