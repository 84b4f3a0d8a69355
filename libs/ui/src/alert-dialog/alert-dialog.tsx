import { useId, useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button/button.tsx';
import { AlertIcon } from '../icons/icons.tsx';
import { UserText } from '../text/user-text.tsx';
import * as styles from './alert-dialog.css.ts';
import { useRestoreFocus } from './use-restore-focus.ts';
import { useEscape } from './use-escape.ts';

export interface AlertDialogProps {
  /** The heading: 'Confirm Deletion'. */
  title: string;
  /** The consequence, and whether it can be undone. */
  description: string;
  /** What the action applies to: the name of an entry. Describes the buttons, and is not part of the title and the description. */
  subject?: string | undefined;
  confirmLabel: string;
  cancelLabel: string;
  /** Whether the action is running; both buttons then do nothing. */
  isLoading?: boolean;
  onConfirm: () => void;
  /** Called on Cancel and on Escape. */
  onCancel: () => void;
  /** Receives the focus on close when the opener is no longer in the document: the heading of a list whose row was deleted. */
  fallbackFocus?: RefObject<HTMLElement | null>;
}

/**
 * A confirmation without a time limit. Styled as a larger toast, but an `alertdialog`: a toast never receives the focus, so keyboard
 * and screen-reader users could miss it. Not modal and without `aria-modal`: the page stays operable, and following a link closes the dialog
 * with its page.
 */
export function AlertDialog(props: AlertDialogProps) {
  const { isLoading = false, fallbackFocus } = props;
  const id = useId();
  const subjectId = props.subject === undefined ? undefined : `${id}-subject`;
  const dialog = useRef<HTMLDivElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  useRestoreFocus(dialog, cancelButton, fallbackFocus);

  useEscape(() => {
    if (!isLoading) props.onCancel();
  });

  return createPortal(
    <div className={styles.positioner}>
      <div
        ref={dialog}
        className={styles.dialog}
        role="alertdialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        data-state="open"
      >
        <span className={styles.edge} aria-hidden="true" />
        <h2 id={`${id}-title`} className={styles.title}>
          <span className={styles.icon}>
            <AlertIcon />
          </span>
          {props.title}
        </h2>
        {props.subject !== undefined && (
          <p id={subjectId} dir="auto" className={styles.subject}>
            <UserText>{props.subject}</UserText>
          </p>
        )}
        <p id={`${id}-text`} className={styles.description}>
          {props.description}
        </p>
        <div className={styles.actions}>
          <Button ref={cancelButton} variant="quiet" size="s" describedBy={subjectId} onClick={() => !isLoading && props.onCancel()}>
            {props.cancelLabel}
          </Button>
          <Button variant="critical" size="s" describedBy={subjectId} isLoading={isLoading} onClick={props.onConfirm}>
            {props.confirmLabel}
          </Button>
        </div>
      </div>
    </div>,
    document.body,
  );
}
