import { classNames } from '../theme/class-names.ts';
import * as styles from '../theme/responsive.css.ts';

type Property = keyof typeof styles.medium;
type Classes = Record<Property, Partial<Record<string, string>>>;

const medium: Classes = styles.medium;
const large: Classes = styles.large;

/** A value that changes with the width of the window. */
export interface ResponsiveValue<Value extends string> {
  base: Value;
  /** The classes of the values for wider windows. */
  classesOf: (property: Property) => string;
}
export type Responsive<Value extends string> = Value | ResponsiveValue<Value>;

/**
 * A value from the smallest window, from 600 px (`medium`) and from 1024 px (`large`) on, for `gap`, `padding` and `align`. A width that is left out has
 * the value of the narrower one. A function, so that only code that uses it loads the style sheet.
 */
export const responsive = <const Value extends string>(values: {
  base: Value;
  medium?: Value | undefined;
  large?: Value | undefined;
}): ResponsiveValue<Value> => ({
  base: values.base,
  classesOf: (property) =>
    classNames(values.medium !== undefined && medium[property][values.medium], values.large !== undefined && large[property][values.large]),
});
