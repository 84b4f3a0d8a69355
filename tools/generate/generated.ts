/** Content by path from the root; null deletes the file. */
export type Generated = Record<string, string | Buffer | null>;
