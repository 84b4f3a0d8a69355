import { media, vars } from '@my-food/ui/theme';
import { style } from '@vanilla-extract/css';
import { fieldPair } from '../../../forms/field-pair.ts';

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xl, minWidth: 0 });

export const fields = style({ display: 'flex', flexDirection: 'column', gap: vars.space.l, minWidth: 0 });

export const pair = style({ ...fieldPair, gap: vars.space.l });

export const footer = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.l });

export const shortcut = style({ display: 'none', '@media': { [media.hover]: { display: 'inline' } } });

export const preview = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m, maxWidth: '20rem', minWidth: 0 });
