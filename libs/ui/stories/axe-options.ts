/**
 * Options of every axe run. Violations only: results of passed rules would be most of the report of the stories, 52 kB of each. Without a copy of
 * the style sheets, which only an experimental rule reads, and axe does not run experimental rules: a tenth of a run. `no-autoplay-audio` needs the
 * media.
 */
export const axeOptions = { reporter: 'no-passes' as const, preload: { assets: ['media'] } };
