import { vars } from '@my-food/ui/theme';
import { style } from '@vanilla-extract/css';

export const menu = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xl });

export const results = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m, alignContent: 'start' });
