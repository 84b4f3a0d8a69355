import { vars } from './contract.css.ts';

/** The ring around an element whose control is inside: beside `:has(:focus-visible)`, which Firefox knows since 121. */
export const focusRing = { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' } as const;

/** Condition for `@supports`: there `:focus-within` shows the ring, on a press as well. */
export const withoutHas = 'not selector(:has(*))';
