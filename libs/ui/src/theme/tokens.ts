import { palette } from './palette.ts';
import type { BackdropName } from './backdrop-names.ts';

export interface ColorTokens {
  canvas: string;
  surface: string;
  sunken: string;
  /** A printed page: white in both themes. */
  paper: string;
  /** Decorative lines; never the only border of a control. */
  line: string;
  /** Borders of controls: at least 3:1 on every background. */
  outline: string;
  ink: string;
  muted: string;
  primary: string;
  primaryStrong: string;
  onPrimary: string;
  primarySoft: string;
  /** Decoration and highlights; never text on canvas. */
  accent: string;
  onAccent: string;
  accentSoft: string;
  critical: string;
  criticalStrong: string;
  onCritical: string;
  criticalSoft: string;
  positive: string;
  focus: string;
  shadow: string;
  scrim: string;
  backdrop: Record<BackdropName, string>;
  /** Saturated versions of the backdrops for tiles, the same in both themes. */
  tile: Record<BackdropName, string>;
}

/** The roles that a brand may give another colour. */
export type BrandColorRole = Exclude<keyof ColorTokens, 'backdrop' | 'tile' | 'shadow' | 'scrim' | 'paper'>;
export type BrandColors = Readonly<Partial<Record<BrandColorRole, string>>>;

const tile: ColorTokens['tile'] = {
  1: palette.saffron,
  2: palette.curry,
  3: palette.lime,
  4: palette.aubergine,
  5: palette.river,
  6: palette.pumpkin,
};

export const lightColor: ColorTokens = {
  canvas: palette.ricePaper,
  surface: palette.milk,
  sunken: palette.oatmeal,
  paper: palette.white,
  line: palette.jute,
  outline: palette.twine,
  ink: palette.soil,
  muted: palette.bark,
  primary: palette.bananaLeaf,
  primaryStrong: palette.bananaLeafDeep,
  onPrimary: palette.white,
  primarySoft: palette.bananaLeafPale,
  accent: palette.turmeric,
  onAccent: palette.soil,
  accentSoft: palette.turmericPale,
  critical: palette.chili,
  criticalStrong: palette.chiliDeep,
  onCritical: palette.white,
  criticalSoft: palette.chiliPale,
  positive: palette.coriander,
  focus: palette.turmericBrown,
  shadow: palette.shadowWarm,
  scrim: palette.scrimWarm,
  backdrop: {
    1: palette.butter,
    2: palette.blush,
    3: palette.lettuce,
    4: palette.lilac,
    5: palette.rainwater,
    6: palette.apricot,
  },
  tile,
};

export const darkColor: ColorTokens = {
  canvas: palette.night,
  surface: palette.clayPot,
  sunken: palette.cellar,
  paper: palette.white,
  line: palette.ember,
  outline: palette.driftwood,
  ink: palette.moonMilk,
  muted: palette.sand,
  primary: palette.mint,
  primaryStrong: palette.mintLight,
  onPrimary: palette.night,
  primarySoft: palette.mintShade,
  accent: palette.turmeric,
  onAccent: palette.soil,
  accentSoft: palette.turmericNight,
  critical: palette.salmon,
  criticalStrong: palette.salmonLight,
  onCritical: palette.night,
  criticalSoft: palette.chiliNight,
  positive: palette.pistachio,
  focus: palette.turmericGlow,
  shadow: palette.shadowNight,
  scrim: palette.scrimNight,
  backdrop: {
    1: palette.butterNight,
    2: palette.blushNight,
    3: palette.lettuceNight,
    4: palette.lilacNight,
    5: palette.rainwaterNight,
    6: palette.apricotNight,
  },
  tile,
};

/** Tokens shared by both themes. Lengths are CSS pixels at the default font size; font sizes are [at 320 px, at 1440 px]; durations are ms. */
export const sharedTokens = {
  space: { none: 0, hair: 2, xs: 4, s: 8, m: 12, l: 16, xl: 24, xxl: 40, huge: 72 },
  radius: { s: 12, m: 18, l: 26, pill: 999 },
  font: {
    heading: "'Bricolage Grotesque', 'Bricolage Grotesque Fallback', 'Anek Bangla', system-ui, sans-serif",
    text: "'Anek Bangla', 'Anek Bangla Fallback', system-ui, sans-serif",
  },
  fontSize: {
    xs: [13, 13],
    s: [14, 15],
    m: [16, 17],
    l: [18, 20],
    xl: [20, 24],
    xxl: [26, 32],
    page: [32, 48],
    display: [44, 88],
  },
  fontWeight: { regular: '400', medium: '500', strong: '600', bold: '700', heading: '800' },
  lineHeight: { heading: '1.02', snug: '1.25', text: '1.5' },
  motion: { fast: 120, medium: 240, ease: 'cubic-bezier(0.2, 0.7, 0.3, 1)' },
  size: { touch: 44, page: 1136, measure: '68ch', bar: 76 },
  zIndex: { raised: '1', sticky: '10', bar: '20', overlay: '40', toast: '60' },
} as const;

type Numbers<Group> = {
  readonly [Name in keyof Group]: Group[Name] extends number
    ? number
    : Group[Name] extends readonly number[]
      ? readonly [number, number]
      : Group[Name];
};
export type SharedTokens = { readonly [Name in keyof typeof sharedTokens]: Numbers<(typeof sharedTokens)[Name]> };

/** The tokens that differ in compact density: about a quarter less space, targets of 32 px. */
export const compactTokens: Pick<SharedTokens, 'space' | 'fontSize' | 'size'> = {
  space: { none: 0, hair: 1, xs: 3, s: 6, m: 8, l: 12, xl: 16, xxl: 28, huge: 48 },
  fontSize: { ...sharedTokens.fontSize, s: [13, 14], m: [14, 15], l: [16, 18], xl: [18, 20], xxl: [22, 26] },
  size: { ...sharedTokens.size, touch: 32 },
};
