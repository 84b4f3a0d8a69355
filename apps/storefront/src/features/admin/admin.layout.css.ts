import { vars } from '@my-food/ui/theme';
import { style } from '@vanilla-extract/css';

/** As wide as the menu: the lists use it. */
export const page = style({ maxInlineSize: '1560px', marginInline: 'auto' });

/** The forms are as wide as on other pages. */
export const form = style({ maxInlineSize: vars.size.page });
