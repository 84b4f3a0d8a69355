import type { BrandColors } from '../theme/tokens.ts';

/** A brand of the sea instead of the kitchen: the roles that differ. */
export const secondBrandColors: Record<'light' | 'dark', BrandColors> = {
  light: {
    ...{ canvas: '#F2F6FA', surface: '#FCFDFF', sunken: '#E3EAF2', line: '#CBD7E4', outline: '#5E7387', ink: '#0F1E2D', muted: '#44586B' },
    ...{ primary: '#124E8C', primaryStrong: '#0C3B6B', primarySoft: '#DDE9F6', focus: '#6B3FA0' },
    ...{ accent: '#57C4E5', onAccent: '#0F1E2D', accentSoft: '#D9F0F8' },
  },
  dark: {
    ...{ canvas: '#0B131B', surface: '#14202C', sunken: '#070C12', line: '#25364A', outline: '#7189A1', ink: '#EEF4FA', muted: '#A9BCCF' },
    ...{ primary: '#7FB8F0', primaryStrong: '#A3CDF6', onPrimary: '#0B131B', primarySoft: '#16304B', focus: '#CDB4F0' },
    ...{ accent: '#57C4E5', onAccent: '#0F1E2D', accentSoft: '#103845' },
  },
};
