// The names that a supported browser lacks in scripts, for scan-scripts.ts and the lint rule.
import data, { type CompatData, type CompatStatement, type Identifier } from '@mdn/browser-compat-data' with { type: 'json' };
import { missingIn } from './floor.ts';

/** Names, each with the browsers that lack it. */
export type Missing = Map<string, string[]>;

/** The subfeatures of a feature. */
export function partsOf({ __compat: _own, ...parts }: Identifier): [name: string, part: Identifier][] {
  return Object.entries(parts);
}
/** MDN also lists events and descriptions of behaviour below an interface; they are no members. */
const isMember = (key: string) =>
  /^[a-zA-Z]\w*$/.test(key) && !/_(event|parameter|permission)$|[a-z]_[a-z]/.test(key.replace(/_static$/, ''));
const nameOf = (key: string) => key.replace(/_static$/, '');

/** Global objects and their interfaces in MDN's data. */
const wellKnown = {
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  window: 'Window',
};

/** Adds one name. If one of several features with the same name is supported everywhere, the name is supported. */
function add(map: Missing, name: string, compat: CompatStatement) {
  if (compat.status?.standard_track === false) return;
  const missing = missingIn(compat);
  if (missing.length === 0) map.set(name, []);
  else if (!map.has(name)) map.set(name, missing);
}

/**
 * Names and the browsers that lack them. `globals`: `Iterator`, `requestIdleCallback`. `statics`: `URL.canParse`, `document.startViewTransition`.
 * `events`: `scrollend`. `builtins` (`toSorted`) and `members` (`ariaPosInSet`): members of supported interfaces of the language and of the DOM,
 * unless another interface has a supported member of the same name.
 */
function collectFeatures({ api, javascript }: CompatData) {
  const missing = (): Missing => new Map();
  const [globals, statics, builtins, members, events] = [missing(), missing(), missing(), missing(), missing()];
  const visit = (owner: string, feature: Identifier, kind: Missing) => {
    const isOwnerKnown = !feature.__compat || missingIn(feature.__compat).length === 0;
    for (const [key, part] of partsOf(feature)) {
      const { __compat: compat } = part;
      if (!compat) continue;
      if (key.endsWith('_event')) add(events, key.slice(0, -'_event'.length), compat);
      if (!isMember(key)) continue;
      add(statics, `${owner}.${nameOf(key)}`, compat);
      for (const [name, type] of Object.entries(wellKnown)) if (type === owner) add(statics, `${name}.${key}`, compat);
      if (owner === 'Window' || owner === 'globals') add(globals, key, compat);
      // The interface itself is checked by its own name.
      else if (isOwnerKnown && key !== owner) add(kind, nameOf(key), compat);
      if (owner === 'Intl') visit(nameOf(key), part, kind);
    }
  };
  const visitAll = (parts: Identifier, kind: Missing) => {
    for (const [name, feature] of partsOf(parts)) {
      if (feature.__compat && /^[A-Za-z]\w*$/.test(name)) add(globals, name, feature.__compat);
      visit(name, feature, kind);
    }
  };
  visitAll(javascript['builtins'] ?? {}, builtins);
  visitAll(api, members);
  const isKnown = (map: Missing, name: string) => map.get(name)?.length === 0;
  const unknown = (map: Missing, isWanted: (name: string) => boolean = () => true) =>
    new Map([...map].filter(([name, browsers]) => browsers.length > 0 && isWanted(name)));
  return {
    globals: unknown(globals),
    statics: unknown(statics),
    builtins: unknown(builtins, (name) => !isKnown(members, name)),
    members: unknown(members, (name) => !isKnown(builtins, name)),
    events: unknown(events),
  };
}

export const features = collectFeatures(data);
