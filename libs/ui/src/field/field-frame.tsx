import { useId, type ReactNode } from 'react';
import { AlertIcon } from '../icons/icons.tsx';
import { classNames } from '../theme/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './field.css.ts';

/** Props shared by all fields. */
export interface FieldFrameProps {
  /** The visible label. It is exactly the accessible name. */
  label: string;
  /** Hides the label visually, where the context makes it redundant. */
  isLabelHidden?: boolean | undefined;
  /** Help text below the field; part of the accessible description. */
  hint?: ReactNode;
  /** What is wrong and how to fix it. Sets `aria-invalid`. */
  error?: string | undefined;
  /** Sets the native `required` attribute: the browser does not submit the form while the field is empty. */
  isRequired?: boolean | undefined;
  /** Shows the required mark and sets `aria-required`, without native validation. */
  isMarkedRequired?: boolean | undefined;
}

/** The attributes that connect a control to its label, hint and error. */
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

/** Renders label, hint and error around one control. The required mark is not part of the accessible name. */
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
            <span className={styles.requiredMark} aria-hidden="true">
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
