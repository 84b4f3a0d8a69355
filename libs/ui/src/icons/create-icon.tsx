import type { ElementProps } from '../internal/element-props.ts';
import { classNames } from '../theme/class-names.ts';
import * as styles from './icons.css.ts';

export interface IconProps extends ElementProps<SVGSVGElement> {
  /** `s` and `m` are relative to the font size, `l` is fixed. */
  size?: keyof typeof styles.size | undefined;
}

/** Creates an icon from a stroke path on a 24-unit square, in the current text colour. Icons are decorative: label the element around them. */
// Icons that nothing imports are left out of a build.
/* @__NO_SIDE_EFFECTS__ */
export function createIcon(path: string, className?: string) {
  return function Icon({ size = 'm', ...rest }: IconProps) {
    return (
      <svg
        {...rest}
        className={classNames(styles.icon, styles.size[size], className)}
        viewBox="0 0 24 24"
        // The size in browsers too old for the style sheets (docs/browsers.md).
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    );
  };
}
