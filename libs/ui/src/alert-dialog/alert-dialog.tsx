import { useId, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { ElementProps } from '../internal/element-props.ts';
import { Button } from '../button/button.tsx';
import { AlertIcon } from '../icons/icons.tsx';
import { UserText } from '../text/user-text.tsx';
import * as styles from './alert-dialog.css.ts';
import { useRestoreFocus } from './use-restore-focus.ts';
import { useEscape } from './use-escape.ts';

export interface AlertDialogProps extends ElementProps<HTMLDivElement> {
  /** The heading: 'Confirm Deletion'. */
  title: string;
  /** The consequence, and whether it can be undone. */
  description: string;
  /** What the action applies to: the name of an entry. Describes the buttons, and is not part of the title and the description. */
  subject?: string | undefined;
  /** The text of the button that confirms: the verb of the title. */
  confirmLabel: string;
  /** The text of the button that cancels. */
  cancelLabel: string;
  /** Called once per press of the confirming button. */
  onConfirm: () => void;
  /** Called on Cancel and on Escape. */
  onCancel: () => void;
  /** Receives the focus on close when the opener is no longer in the document: the heading of a list whose row was deleted. */
  fallbackFocus?: RefObject<HTMLElement | null>;
}

/** The modal dialog on top. It keeps the focus, and a press outside closes it. */
const openDialog = () => Array.from(document.querySelectorAll('[aria-modal="true"][data-state="open"]')).at(-1);

/**
 * A confirmation without a time limit. Styled as a larger toast, but an `alertdialog`: a toast never receives the focus, so keyboard
 * and screen-reader users could miss it. Not modal and without `aria-modal`: the page stays operable, and following a link closes the dialog
 * with its page. Above a `Dialog` it is a part of that.
 */
export function AlertDialog({
  title,
  description,
  subject,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  fallbackFocus,
  ...rest
}: AlertDialogProps) {
  const id = useId();
  const subjectId = subject === undefined ? undefined : `${id}-subject`;
  const container = useRef<HTMLDivElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  useRestoreFocus(container, cancelButton, fallbackFocus);

  const [host] = useState(() => openDialog() ?? document.body);
  useEscape(onCancel, host);

  return createPortal(
    <div ref={container} className={styles.positioner}>
      <div
        {...rest}
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
          <span>{title}</span>
        </h2>
        {subject !== undefined && (
          <p id={subjectId} dir="auto" className={styles.subject}>
            <UserText>{subject}</UserText>
          </p>
        )}
        <p id={`${id}-text`} className={styles.description}>
          <UserText>{description}</UserText>
        </p>
        <div className={styles.actions}>
          <Button ref={cancelButton} variant="quiet" size="s" aria-describedby={subjectId} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant="critical" size="s" aria-describedby={subjectId} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </div>,
    host,
  );
}
