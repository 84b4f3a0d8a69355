/** Window widths in px from which the wider arrangements hold: a tablet is medium, a laptop large. */
export const breakpoints = { medium: 600, large: 1024 } as const;

const from = (pixels: number) => `screen and (min-width: ${pixels / 16}em)`;

export const media = {
  medium: from(breakpoints.medium),
  large: from(breakpoints.large),
  /** Too low to give a part of it away: nothing is fixed or sticky. */
  low: 'screen and (height < 480px)',
  /** A pointer that can rest on a thing without pressing it. */
  hover: '(hover: hover)',
  /** The same pointer, and a person who likes things to move. */
  hoverInMotion: '(hover: hover) and (prefers-reduced-motion: no-preference)',
  stillness: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
