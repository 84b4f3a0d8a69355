import { useId, useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button/button.tsx';
import { AlertIcon } from '../icons/icons.tsx';
import * as styles from './confirmation-ticket.css.ts';
import { useBorrowedFocus } from './use-borrowed-focus.ts';
import { useEscape } from './use-escape.ts';

export interface ConfirmationTicketProps {
  /** The question's heading: 'Confirm Deletion'. */
  title: string;
  /** What will happen and that it stays so. */
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  /** Whether the deed is under way; both buttons then do nothing. */
  isBusy?: boolean;
  onConfirm: () => void;
  /** Cancel or Escape. */
  onCancel: () => void;
  /** Takes the focus afterwards when what had it before is gone, such as the heading of a list whose row was deleted. */
  fallbackFocus?: RefObject<HTMLElement | null>;
}

/**
 * A question that waits for its answer without a time limit. It looks like a larger toast (Spec §5) but is an alertdialog, because a
 * toast never takes the focus and is out of reach of many who need it. It is not modal and does not claim to be: nothing covers the page,
 * pointer, keyboard and screen reader reach it, and whoever follows a link instead leaves the question with the screen.
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
