/** The button of a password field; the label of the field describes it. */
export const passwordLabels = { revealLabel: 'Show what I typed', concealLabel: 'Hide what I typed' } as const;
