import { vars } from '@my-food/ui/theme';
import { style } from '@vanilla-extract/css';
import { widePage } from '../../layout/sizes.ts';

/** As wide as the menu: the lists use it. */
export const page = style({ maxInlineSize: widePage, marginInline: 'auto' });

/** The forms are as wide as on other pages. */
export const form = style({ maxInlineSize: vars.size.page });
