import { vars } from '@my-food/ui/theme';
import { style } from '@vanilla-extract/css';

/** At least as high as the viewport below the bar: the footer does not shift while a page loads. */
export const screen = style({ minHeight: `calc(100dvh - ${vars.size.bar})`, paddingBlock: vars.space.xl });
