import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Reads and parses openapi.yaml. For Node; in the browser, contract-monitor.ts imports it. */
export function readContract(): unknown {
  return parse(readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8'));
}
