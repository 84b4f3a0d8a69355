/** Letters, figures, Bengali and the sign of the taka, in every weight a face has a file for. */
const faces = [
  ['800 1em "Bricolage Grotesque"', 'a'],
  ['1em "Anek Bangla"', 'aé0৳ক'],
  ['700 1em "Anek Bangla"', 'aé0৳ক'],
] as const;

/** The shop's page brings its faces before the first text (decision 0007); here a story waits for them instead. */
export async function loadFaces() {
  await Promise.all(faces.map(([face, letters]) => document.fonts.load(face, letters)));
}
