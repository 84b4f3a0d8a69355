import { useId, useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button/button.tsx';
import { AlertIcon } from '../icons/icons.tsx';
import * as styles from './confirmation-ticket.css.ts';
import { useBorrowedFocus } from './use-borrowed-focus.ts';
import { useEscape } from './use-escape.ts';

export interface ConfirmationTicketProps {
  /** The heading: 'Confirm Deletion'. */
  title: string;
  /** The consequence, and whether it can be undone. */
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  /** Whether the action is running; both buttons then do nothing. */
  isBusy?: boolean;
  onConfirm: () => void;
  /** Called on Cancel and on Escape. */
  onCancel: () => void;
  /** Receives the focus on close when the opener is no longer in the document: the heading of a list whose row was deleted. */
  fallbackFocus?: RefObject<HTMLElement | null>;
}

/**
 * A confirmation without a time limit. Styled as a larger toast (Spec §5), but an `alertdialog`: a toast never receives the focus, so keyboard
 * and screen-reader users could miss it. Not modal and without `aria-modal`: the page stays operable, and following a link closes the dialog
 * with its page.
 */
export function ConfirmationTicket(props: ConfirmationTicketProps) {
  const { isBusy = false, fallbackFocus } = props;
  const id = useId();
  const ticket = useRef<HTMLDivElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  useBorrowedFocus(ticket, cancel, fallbackFocus);

  useEscape(() => {
    if (!isBusy) props.onCancel();
  });

  return createPortal(
    <div className={styles.place}>
      <div
        ref={ticket}
        className={styles.ticket}
        role="alertdialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        data-state="open"
      >
        <span className={styles.edge} aria-hidden="true" />
        <h2 id={`${id}-title`} className={styles.title}>
          <span className={styles.sign}>
            <AlertIcon />
          </span>
          {props.title}
        </h2>
        <p id={`${id}-text`} className={styles.text}>
          {props.text}
        </p>
        <div className={styles.buttons}>
          <Button ref={cancel} look="quiet" size="s" onClick={() => !isBusy && props.onCancel()}>
            {props.cancelLabel}
          </Button>
          <Button look="critical" size="s" isBusy={isBusy} onClick={props.onConfirm}>
            {props.confirmLabel}
          </Button>
        </div>
      </div>
    </div>,
    document.body,
  );
}
