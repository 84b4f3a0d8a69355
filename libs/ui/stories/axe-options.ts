/**
 * Options of every axe run. Violations only: passed rules take a tenth of a run. Without a copy of the style sheets, which only an experimental rule
 * reads, and axe does not run experimental rules: another tenth. `no-autoplay-audio` needs the media.
 */
export const axeOptions = { resultTypes: ['violations' as const], preload: { assets: ['media'] } };
