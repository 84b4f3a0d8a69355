// The oldest browsers the shop works in, from the one list in package.json ("browserslist"), and what they can do (MDN's compatibility data).
import { readFileSync } from 'node:fs';

/** Browserslist's names in the words of MDN's data. */
const dataNames = {
  Chrome: 'chrome',
  ChromeAndroid: 'chrome_android',
  Edge: 'edge',
  Firefox: 'firefox',
  FirefoxAndroid: 'firefox_android',
  Safari: 'safari',
  iOS: 'safari_ios',
  Samsung: 'samsunginternet_android',
};
/** The same in the words of Vite's `build.target`, which knows no Android and no Samsung: both are Chromium. */
const targetNames = { Chrome: 'chrome', Edge: 'edge', Firefox: 'firefox', Safari: 'safari', iOS: 'ios' };

/** One line of the list, `Chrome >= 109`. The list is read as it is written: caniuse knows only the newest Chrome for Android. */
function readLine(line) {
  const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
  if (!(name in dataNames)) throw new Error(`package.json, browserslist: '${line}' is not 'Name >= version' of a known browser.`);
  return { name, version };
}

const { browserslist } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const lines = browserslist.map(readLine);

/** Version by browser, in the names of MDN's data: `{ chrome: '109', … }`. */
export const floor = Object.fromEntries(lines.map(({ name, version }) => [dataNames[name], version]));

/** The list as Vite's `build.target`: `['chrome109', …]`. */
export const buildTarget = lines.flatMap(({ name, version }) => (name in targetNames ? [`${targetNames[name]}${version}`] : []));

const compareVersions = (one, other) => {
  const [a, b] = [one, other].map((version) => version.replace('≤', '').split('.').map(Number));
  return a[0] - b[0] || (a[1] ?? 0) - (b[1] ?? 0);
};

/** Under its own name and without a switch. A partial implementation counts: what it lacks is told by features of their own. */
const isPlain = ({ version_added: added, flags, prefix, alternative_name: otherName }) =>
  Boolean(added) && added !== 'preview' && !flags && !prefix && !otherName;

/** Browsers at the floor that do not know a feature, with the version that does: `['chrome 110', 'firefox never']`. */
export function missingIn(compat, oldest = floor) {
  return Object.entries(oldest).flatMap(([browser, version]) => {
    const statements = [compat.support[browser] ?? []].flat().filter(isPlain);
    const isKnown = statements.some(
      ({ version_added: added, version_removed: removed }) =>
        (added === true || compareVersions(added, version) <= 0) &&
        (!removed || (removed !== true && compareVersions(removed, version) > 0)),
    );
    return isKnown ? [] : [`${browser} ${statements[0]?.version_added ?? 'never'}`];
  });
}
