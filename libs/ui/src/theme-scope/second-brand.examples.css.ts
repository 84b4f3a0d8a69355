import { createBrand } from '../theme/brand-colors.ts';
import { secondBrandColors } from './second-brand.examples.ts';

/** The brand of the stories. */
export const secondBrand = createBrand(secondBrandColors);
