// The oldest supported browsers, from "browserslist" in package.json, and the features they support (MDN's compatibility data).
import type { SimpleSupportStatement } from '@mdn/browser-compat-data';
import { readFileSync } from 'node:fs';

/** MDN's name of each browser in browserslist. */
const dataNames: Record<string, string> = {
  Chrome: 'chrome',
  ChromeAndroid: 'chrome_android',
  Edge: 'edge',
  Firefox: 'firefox',
  FirefoxAndroid: 'firefox_android',
  Safari: 'safari',
  iOS: 'safari_ios',
  Samsung: 'samsunginternet_android',
};
/** The name in Vite's `build.target`, which has no Android and no Samsung: both are Chromium. */
const targetNames: Record<string, string> = { Chrome: 'chrome', Edge: 'edge', Firefox: 'firefox', Safari: 'safari', iOS: 'ios' };

/** Parses one line, `Chrome >= 109`. Not by browserslist itself: caniuse has only the newest Chrome for Android. */
function readLine(line: string) {
  const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
  const browser = dataNames[name];
  if (browser === undefined) throw new Error(`package.json, browserslist: '${line}' is not 'Name >= version' of a known browser.`);
  return { browser, target: targetNames[name], version };
}

const { browserslist }: { browserslist: string[] } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const lines = browserslist.map(readLine);

/** Version by browser, in the names of MDN's data: `{ chrome: '109', … }`. */
export const floor = Object.fromEntries(lines.map(({ browser, version }) => [browser, version]));

/** The list as Vite's `build.target`: `['chrome109', …]`. */
export const buildTarget = lines.flatMap(({ target, version }) => (target === undefined ? [] : [target + version]));

const partsOf = (version: string) => version.replace('≤', '').split('.').map(Number);
function compareVersions(one: string, other: string) {
  const [major = 0, minor = 0] = partsOf(one);
  const [otherMajor = 0, otherMinor = 0] = partsOf(other);
  return major - otherMajor || minor - otherMinor;
}

/** Unprefixed and without a flag. A partial implementation counts: its missing parts are subfeatures. */
const isPlain = ({ version_added: added, flags, prefix, alternative_name: otherName }: SimpleSupportStatement) =>
  Boolean(added) && added !== 'preview' && !flags && !prefix && !otherName;

interface Support {
  support: Record<string, SimpleSupportStatement | SimpleSupportStatement[] | undefined>;
}

/** Supported browsers that lack a feature, with the version that adds it: `['chrome 110', 'firefox never']`. */
export function missingIn({ support }: Support, oldest: Record<string, string> = floor) {
  return Object.entries(oldest).flatMap(([browser, version]) => {
    const statements = [support[browser] ?? []].flat().filter(isPlain);
    const isKnown = statements.some(
      ({ version_added: added, version_removed: removed }) =>
        added !== false && compareVersions(added, version) <= 0 && (removed === undefined || compareVersions(removed, version) > 0),
    );
    return isKnown ? [] : [`${browser} ${statements[0]?.version_added ?? 'never'}`];
  });
}
