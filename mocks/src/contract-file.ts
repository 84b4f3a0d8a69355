import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** openapi.yaml from the disk, parsed. For Node; in a browser it comes by contract-watch.ts. */
export function readContract(): unknown {
  return parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'));
}
