import { overrideColors } from '@my-food/ui/brand-colors';
import { shop } from '../another-shop.config.ts';

overrideColors(shop.theme, ':root[data-brand="another"]');
