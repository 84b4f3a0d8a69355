import { vars } from '@my-food/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { clampLines } from '../../../layout/clamp-lines.ts';
import { entryStates } from '../list/admin-card.css.ts';

/** The estimated height of a row that is not rendered yet. Pixels. */
export const rowHeight = 53;

export const table = style({ minWidth: 0 });
globalStyle(`${table} [data-entry]`, entryStates.base);
globalStyle(`${table} [data-entry]:focus`, entryStates.focused);
globalStyle(`${table} [data-entry][data-confirming="true"]`, entryStates.confirming);
globalStyle(`${table} [data-entry][data-marked="true"]`, entryStates.marked);

export const food = style({ display: 'flex', alignItems: 'center', gap: vars.space.m, minInlineSize: '9rem' });
export const picture = style({ flexShrink: 0 });
globalStyle(`${picture} > *`, { inlineSize: vars.size.touch, blockSize: vars.size.touch });
export const name = style({ ...clampLines(2), overflowWrap: 'anywhere' });
/** The field over a price. */
globalStyle(`${table} form`, { marginInlineStart: 'auto', textAlign: 'start' });
export const actions = style({ display: 'inline-flex' });
