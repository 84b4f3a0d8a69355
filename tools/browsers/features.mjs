// The names of script that a browser at the floor does not know: what scan-scripts.mjs and the lint rule look for.
import data from '@mdn/browser-compat-data' with { type: 'json' };
import { missingIn } from './floor.mjs';

const isFeature = (key) => key !== '__compat';
/** What MDN files below an interface without being a name of it: events, and words about a feature. */
const isMember = (key) =>
  isFeature(key) && /^[a-zA-Z]\w*$/.test(key) && !/_(event|parameter|permission)$|[a-z]_[a-z]/.test(key.replace(/_static$/, ''));
const nameOf = (key) => key.replace(/_static$/, '');

/** The objects everybody has, by the interface MDN files them under. */
const wellKnown = {
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  window: 'Window',
};

/** Adds one name; of several features with the same name, one that is known everywhere makes the name known. */
function add(map, name, compat) {
  if (compat.status?.standard_track === false) return;
  const missing = missingIn(compat);
  if (missing.length === 0) map.set(name, []);
  else if (!map.has(name)) map.set(name, missing);
}

/**
 * Names and the browsers without them. `globals`: `Iterator`, `requestIdleCallback`. `statics`: `URL.canParse`, `document.startViewTransition`.
 * `events`: `scrollend`. Members of interfaces that the floor knows, where no other such interface has a known member of the same name:
 * `builtins` those of the language (`toSorted`), `members` those of the page (`ariaPosInSet`).
 */
function collectFeatures({ api, javascript }) {
  const [globals, statics, builtins, members, events] = [new Map(), new Map(), new Map(), new Map(), new Map()];
  const visit = (owner, feature, kind) => {
    const isOwnerKnown = !feature.__compat || missingIn(feature.__compat).length === 0;
    for (const key of Object.keys(feature).filter(isFeature)) {
      const { __compat: compat } = feature[key];
      if (!compat) continue;
      if (key.endsWith('_event')) add(events, key.slice(0, -'_event'.length), compat);
      if (!isMember(key)) continue;
      add(statics, `${owner}.${nameOf(key)}`, compat);
      for (const [name, type] of Object.entries(wellKnown)) if (type === owner) add(statics, `${name}.${key}`, compat);
      if (owner === 'Window' || owner === 'globals') add(globals, key, compat);
      // Who has the interface has been found by its own name.
      else if (isOwnerKnown && key !== owner) add(kind, nameOf(key), compat);
      if (owner === 'Intl') visit(nameOf(key), feature[key], kind);
    }
  };
  const visitAll = (parts, kind) => {
    for (const [name, feature] of Object.entries(parts).filter(([key]) => isFeature(key))) {
      if (feature.__compat && /^[A-Za-z]\w*$/.test(name)) add(globals, name, feature.__compat);
      visit(name, feature, kind);
    }
  };
  visitAll(javascript.builtins, builtins);
  visitAll(api, members);
  const isKnown = (map, name) => map.get(name)?.length === 0;
  const unknown = (map) => [...map].filter(([, missing]) => missing.length > 0);
  return {
    globals: new Map(unknown(globals)),
    statics: new Map(unknown(statics)),
    builtins: new Map(unknown(builtins).filter(([name]) => !isKnown(members, name))),
    members: new Map(unknown(members).filter(([name]) => !isKnown(builtins, name))),
    events: new Map(unknown(events)),
  };
}

export const features = collectFeatures(data);
