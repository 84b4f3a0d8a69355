import { lightColor } from '@my-food/ui/theme-tokens';
import { shop } from '../../../../shop.config.ts';
import { color as mark } from '../../../layout/brand-mark.css.ts';

const { primary, canvas, sunken, line, ink, muted } = { ...lightColor, ...shop.theme.light };

/** In a `.css.ts` file, so that the build inlines the colours and drops the rest of the theme. */
export const receiptColors = { accent: primary, paper: canvas, sunken, line, ink, muted, mark };
