import { useId } from 'react';
import type { ElementProps } from '../internal/element-props.ts';
import { classNames } from '../theme/class-names.ts';
import * as styles from './progress.css.ts';

export interface ProgressProps extends ElementProps<HTMLProgressElement> {
  /** What is under way. Visible, and the accessible name. */
  label: string;
  /** Hides the label and `valueText` visually. */
  isLabelHidden?: boolean | undefined;
  /** From 0 to `max`. Without it the end is unknown. */
  value?: number | undefined;
  /** 1 by default. */
  max?: number | undefined;
  /** The value in words: '3 of 12'. Screen readers read it instead of a percentage. */
  valueText?: string | undefined;
  /** The colour of the bar. */
  tone?: keyof typeof styles.barTone | undefined;
}

/** How far a task has come: a native progress element. It announces nothing; a status beside it announces the end. */
export function Progress({ label, isLabelHidden = false, value, max = 1, valueText, tone = 'primary', ref, ...rest }: ProgressProps) {
  const labelId = useId();
  return (
    <div className={styles.progress}>
      {!isLabelHidden && (
        <div className={styles.head}>
          <span id={labelId} className={styles.label}>
            {label}
          </span>
          {valueText !== undefined && (
            <span className={styles.valueText} aria-hidden="true">
              {valueText}
            </span>
          )}
        </div>
      )}
      <progress
        {...rest}
        ref={ref}
        value={value}
        max={max}
        aria-label={isLabelHidden ? label : undefined}
        aria-labelledby={isLabelHidden ? undefined : labelId}
        aria-valuetext={valueText}
        className={classNames(styles.bar, styles.barTone[tone], value === undefined && styles.indeterminate)}
      />
    </div>
  );
}
