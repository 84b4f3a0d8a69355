import { overrideColors } from '@my-food/ui/brand-colors';
import { shop } from '../../shop.config.ts';

overrideColors(shop.theme);
