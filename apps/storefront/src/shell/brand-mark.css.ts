import { vars } from '@my-food/ui';
import { style } from '@vanilla-extract/css';

export const mark = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s, whiteSpace: 'nowrap' });
