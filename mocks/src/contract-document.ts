const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A place in the document: its JSON pointer and what stands there. */
export interface Place {
  pointer: string;
  value: unknown;
}

const escape = (key: string) => key.replace(/~/g, '~0').replace(/\//g, '~1');
const unescape = (key: string) => key.replace(/~1/g, '/').replace(/~0/g, '~');

const keysOf = (place: Place | null): string[] => (place && isObject(place.value) ? Object.keys(place.value) : []);

/** Ways through openapi.yaml as it was parsed; nothing about its shape is taken for granted. */
export function openContract(document: unknown) {
  const root: Place = { pointer: '', value: document };

  const follow = (place: Place): Place => {
    if (!isObject(place.value) || typeof place.value['$ref'] !== 'string') return place;
    const keys = place.value['$ref'].replace(/^#\//, '').split('/').map(unescape);
    const target = goDown(root, ...keys);
    if (!target) throw new Error(`openapi.yaml refers to ${place.value['$ref']}, which is not there`);
    return target;
  };
  /** Goes down by keys, following `$ref` at every step; null when there is no such place. */
  const goDown = (from: Place, ...keys: string[]): Place | null => {
    let place = follow(from);
    for (const key of keys) {
      if (!isObject(place.value) || !Object.hasOwn(place.value, key)) return null;
      place = follow({ pointer: `${place.pointer}/${escape(key)}`, value: place.value[key] });
    }
    return place;
  };
  return { root, goDown, keysOf };
}
