import { classNames } from '../theme/class-names.ts';
import * as styles from './icons.css.ts';

export interface IconProps {
  /** `s` and `m` follow the text around them, `l` stands alone. */
  size?: keyof typeof styles.size | undefined;
}

/** A drawing of strokes on a 24-unit square, in the colour of the text. The words beside it say what it means. `look` is a class of its own. */
export function createIcon(path: string, look?: string) {
  return function Icon({ size = 'm' }: IconProps) {
    return (
      <svg
        className={classNames(styles.icon, styles.size[size], look)}
        viewBox="0 0 24 24"
        // Where no style is understood (docs/browsers.md).
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        <path d={path} />
      </svg>
    );
  };
}
