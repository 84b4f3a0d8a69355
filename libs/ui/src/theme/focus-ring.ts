import { vars } from './contract.css.ts';

/** The focus ring of an element that contains the focused control. Use it with `:has(:focus-visible)` (Firefox 121). */
export const focusRing = { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' } as const;

/** An `@supports` condition for browsers without `:has()`: there `:focus-within` shows the ring, also on a pointer press. */
export const withoutHas = 'not selector(:has(*))';
