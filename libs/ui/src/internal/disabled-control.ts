/** Selects what contains a control that is disabled: by its own prop, or by the group that it is in. */
export const isDisabled = '&[data-disabled="true"], fieldset:disabled &';
