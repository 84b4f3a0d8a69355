import { createHash } from 'node:crypto';

/** Characters of the hash. Two style sheets with the same ones fail the build. */
const hashLength = 3;

const shortHash = (filePath: string) => createHash('sha256').update(filePath).digest('base64url').slice(0, hashLength);

interface Sheet {
  filePath: string;
  /** vanilla-extract's own names, in order. A sheet is evaluated more than once. */
  names: string[];
}

/**
 * Names the classes, variables and keyframes of a build: `_`, a hash of the style sheet's path, and a number. By default the hash has seven characters,
 * and hashes do not compress. The underscore keeps the names apart from words in selectors, which vanilla-extract searches for them.
 */
export function styleNames() {
  const sheets = new Map<string, Sheet>();
  return ({ filePath, hash: name }: { filePath: string; hash: string }): string => {
    const code = shortHash(filePath);
    const sheet = sheets.get(code) ?? { filePath, names: [] };
    if (sheet.filePath !== filePath) throw new Error(`${filePath} and ${sheet.filePath} have the same hash: raise its length.`);
    sheets.set(code, sheet);
    if (!sheet.names.includes(name)) sheet.names.push(name);
    return `_${code}${sheet.names.indexOf(name).toString(36)}`;
  };
}
