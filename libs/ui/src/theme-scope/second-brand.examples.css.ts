import { globalStyle } from '@vanilla-extract/css';
import { toVars } from '../theme/brand-colors.ts';
import { secondBrandColors } from './second-brand.examples.ts';

// The brand of the stories, two classes as in the plain CSS of an application.
globalStyle('.sea', { vars: toVars(secondBrandColors.light) });
globalStyle('.sea-dark', { '@media': { screen: { vars: toVars(secondBrandColors.dark) } } });
