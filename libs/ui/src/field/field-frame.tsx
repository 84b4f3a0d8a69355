import { useId, type ReactNode } from 'react';
import { AlertIcon } from '../icons/icons.tsx';
import { classNames } from '../theme/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './field.css.ts';

/** What every field has around its control. */
export interface FieldFrameProps {
  /** The visible label and the exact accessible name. */
  label: string;
  /** Whether the label is for screen readers alone, where the place makes the meaning plain. */
  isLabelHidden?: boolean | undefined;
  /** A short help below the field. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; makes the field invalid. */
  error?: string | undefined;
  /** Whether the browser refuses to send the form while it is empty. */
  isRequired?: boolean | undefined;
  /** Shows the mark of a required field without the browser's own check. */
  isMarkedRequired?: boolean | undefined;
}

/** The attributes that tie a control to its frame. */
interface ControlAttributes {
  id: string;
  required: boolean | undefined;
  'aria-required': true | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface Props extends FieldFrameProps {
  children: (control: ControlAttributes) => ReactNode;
}

/** Label, hint and error around one control. The mark of a required field stays out of the accessible name. */
export function FieldFrame({ label, isLabelHidden = false, hint, error, isRequired, isMarkedRequired, children }: Props) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = classNames(error && errorId, Boolean(hint) && hintId);
  const labelElement = (
    <label htmlFor={id} className={styles.label}>
      {label}
    </label>
  );
  return (
    <div className={styles.frame}>
      {isLabelHidden ? (
        <VisuallyHidden>{labelElement}</VisuallyHidden>
      ) : (
        <div className={styles.labelRow}>
          {labelElement}
          {(isRequired || isMarkedRequired) && (
            <span className={styles.mark} aria-hidden="true">
              *
            </span>
          )}
        </div>
      )}
      {children({
        id,
        required: isRequired,
        'aria-required': isMarkedRequired || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      )}
      {error && (
        <div id={errorId} className={styles.error}>
          <span className={styles.errorIcon}>
            <AlertIcon size="s" />
          </span>
          {error}
        </div>
      )}
    </div>
  );
}
