import type { ElementProps } from '../internal/element-props.ts';
import * as styles from './progress-bar.css.ts';

export interface ProgressBarProps extends ElementProps<HTMLDivElement> {
  /** The accessible name: what is loading. */
  label: string;
  /** Whether it is visible. */
  isLoading: boolean;
}

/** A line under the top bar while a page loads, after 300 ms. It never claims to know how far loading has come. */
export function ProgressBar({ label, isLoading, ...rest }: ProgressBarProps) {
  return <div {...rest} className={styles.line} role="progressbar" aria-label={label} hidden={!isLoading} />;
}
