const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A node of the document: its JSON pointer and its value. */
export interface Place {
  pointer: string;
  value: unknown;
}

const escape = (key: string) => key.replace(/~/g, '~0').replace(/\//g, '~1');
const unescape = (key: string) => key.replace(/~1/g, '/').replace(/~0/g, '~');

const keysOf = (place: Place | null): string[] => (place && isObject(place.value) ? Object.keys(place.value) : []);

/** Navigates the parsed openapi.yaml without assumptions about its shape. */
export function openContract(document: unknown) {
  const root: Place = { pointer: '', value: document };

  const follow = (place: Place): Place => {
    if (!isObject(place.value) || typeof place.value['$ref'] !== 'string') return place;
    const keys = place.value['$ref'].replace(/^#\//, '').split('/').map(unescape);
    const target = goDown(root, ...keys);
    if (!target) throw new Error(`openapi.yaml refers to ${place.value['$ref']}, which is not there`);
    return target;
  };
  /** Resolves a path of keys, following each `$ref`; null when it does not exist. */
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
