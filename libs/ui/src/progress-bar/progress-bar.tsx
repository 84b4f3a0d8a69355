import * as styles from './progress-bar.css.ts';

export interface ProgressBarProps {
  /** The accessible name: what is loading. */
  label: string;
  isLoading: boolean;
}

/** A line under the top bar while a page loads, after 300 ms. It never claims to know how far loading has come. */
export function ProgressBar({ label, isLoading }: ProgressBarProps) {
  return <div className={styles.line} role="progressbar" aria-label={label} hidden={!isLoading} />;
}
