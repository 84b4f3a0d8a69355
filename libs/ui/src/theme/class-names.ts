/** Joins the classes that apply into one attribute value. */
export const classNames = (...names: readonly (string | false | null | undefined)[]) => names.filter(Boolean).join(' ');
