import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** openapi.yaml as it is read; nothing about its shape is taken for granted. */
export const contractDocument: unknown = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'));

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A place in the document: its JSON pointer and what stands there. */
export interface Place {
  pointer: string;
  value: unknown;
}

const escape = (key: string) => key.replace(/~/g, '~0').replace(/\//g, '~1');
const unescape = (key: string) => key.replace(/~1/g, '/').replace(/~0/g, '~');

/** Goes down by keys, following `$ref` at every step; null when there is no such place. */
export function goDown(from: Place, ...keys: string[]): Place | null {
  let place = follow(from);
  for (const key of keys) {
    if (!isObject(place.value) || !Object.hasOwn(place.value, key)) return null;
    place = follow({ pointer: `${place.pointer}/${escape(key)}`, value: place.value[key] });
  }
  return place;
}

function follow(place: Place): Place {
  if (!isObject(place.value) || typeof place.value['$ref'] !== 'string') return place;
  const keys = place.value['$ref'].replace(/^#\//, '').split('/').map(unescape);
  const target = goDown(root, ...keys);
  if (!target) throw new Error(`openapi.yaml refers to ${place.value['$ref']}, which is not there`);
  return target;
}

export const root: Place = { pointer: '', value: contractDocument };

export const keysOf = (place: Place | null): string[] => (place && isObject(place.value) ? Object.keys(place.value) : []);
