import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of the style sheets in a build, as vanilla-extract names them. */
const folders = ['../../libs/ui/src', 'src', 'dev'];

const sheetsIn = (root: string) =>
  folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.css.ts'))
    .toSorted();

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** One letter, or a small and a capital one. A capital never starts a counter, so no two names are equal. */
const codeOf = (index: number) =>
  index < 52 ? letters.charAt(index) : letters.charAt(index % 26) + letters.charAt(Math.floor(index / 26) + 24);

/**
 * Names the classes, variables and keyframes of a build: `_`, one or two letters for the style sheet, a number for the rule. The hashes that are
 * vanilla-extract's default do not compress. The underscore keeps the names apart from words in selectors, which vanilla-extract searches for them.
 */
export function styleNames(root: string) {
  const sheets = sheetsIn(root);
  const hashes = new Map<string, string[]>();
  return ({ filePath, hash }: { filePath: string; hash: string }): string => {
    const sheet = sheets.indexOf(filePath);
    if (sheet === -1) throw new Error(`${filePath} is a style sheet outside of ${folders.join(', ')}.`);
    const known = hashes.get(filePath) ?? [];
    if (!known.includes(hash)) hashes.set(filePath, [...known, hash]);
    return `_${codeOf(sheet)}${(hashes.get(filePath) ?? []).indexOf(hash).toString(36)}`;
  };
}
