import { vars } from '@my-food/ui';
import { style } from '@vanilla-extract/css';

/** At least a window high, so that the footer does not jump up while a screen is loading. */
export const screen = style({ minHeight: '80vh', paddingBlock: vars.space.xl, outline: 'none' });
