/** Minimum viewport widths in px: medium is a tablet, large a laptop. */
export const breakpoints = { medium: 600, large: 1024 } as const;

const minimumWidth = (pixels: number) => `screen and (min-width: ${pixels / 16}em)`;

export const media = {
  medium: minimumWidth(breakpoints.medium),
  large: minimumWidth(breakpoints.large),
  /** Viewports too low for fixed or sticky elements. */
  lowViewport: 'screen and (height < 480px)',
  /** The primary pointer can hover: the device is likely to have a keyboard. */
  hover: '(hover: hover)',
  /** The primary pointer can hover, and the user has not asked for reduced motion. */
  hoverWithMotion: '(hover: hover) and (prefers-reduced-motion: no-preference)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
