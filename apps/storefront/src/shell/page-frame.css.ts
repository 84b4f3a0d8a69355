import { vars } from '@my-food/ui/theme';
import { style } from '@vanilla-extract/css';

/** Fills the window below the bar: the footer begins under its edge and is never pushed in sight of anybody while a screen is loading. */
export const screen = style({ minHeight: `calc(100dvh - ${vars.size.bar})`, paddingBlock: vars.space.xl });
