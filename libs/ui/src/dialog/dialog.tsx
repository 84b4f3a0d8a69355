import * as RadixDialog from '@radix-ui/react-dialog';
import { useRef, type ReactNode, type RefObject } from 'react';
import type { ElementProps } from '../internal/element-props.ts';
import { classNames } from '../theme/class-names.ts';
import { CloseButton } from '../internal/close-button.tsx';
import * as styles from './dialog.css.ts';

export interface DialogProps extends ElementProps<HTMLDivElement> {
  /** The heading: the accessible name. */
  title: string;
  /** One sentence below the title: the accessible description. */
  description?: string;
  /** Whether it is rendered. The owner closes it on `onClose`. */
  isOpen: boolean;
  /** The accessible name of the close button. */
  closeLabel: string;
  /** Called on Escape, the close button or a press outside. */
  onClose: () => void;
  /** `center` becomes a bottom sheet on a phone; `start` is a drawer at the inline-start edge. */
  placement?: 'center' | 'start';
  /** The content, below the description. */
  children?: ReactNode;
  /** The buttons, with the primary one last. */
  actions?: ReactNode;
  /** Receives the focus on close when the opener cannot: a wider window may have hidden it. */
  fallbackFocus?: RefObject<HTMLElement | null>;
}

/** A modal dialog. Traps the focus and restores it to the opener on close. */
export function Dialog({
  title,
  description,
  isOpen,
  closeLabel,
  onClose,
  placement = 'center',
  children,
  actions,
  fallbackFocus,
  ...rest
}: DialogProps) {
  const opener = useRef<Element | null>(null);
  const rememberOpener = () => {
    opener.current = document.activeElement;
  };
  const restoreFocus = (event: Event) => {
    event.preventDefault();
    // The page that a link in the dialog leads to may have moved the focus.
    if (hasFocus()) return;
    if (opener.current instanceof HTMLElement) opener.current.focus();
    if (!hasFocus()) fallbackFocus?.current?.focus();
  };
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(isNowOpen) => !isNowOpen && onClose()}>
      <RadixDialog.Portal>
        <div className={classNames(styles.overlay, styles.overlayPlacement[placement])}>
          <RadixDialog.Content
            {...rest}
            className={classNames(styles.panel, styles.panelPlacement[placement])}
            aria-modal="true"
            {...(description === undefined ? { 'aria-describedby': undefined } : {})}
            onOpenAutoFocus={rememberOpener}
            onCloseAutoFocus={restoreFocus}
            onPointerDownOutside={(event) => isToast(event.target) && event.preventDefault()}
          >
            <div className={styles.head}>
              <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
              <RadixDialog.Close asChild>
                <CloseButton label={closeLabel} />
              </RadixDialog.Close>
            </div>
            {description && <RadixDialog.Description className={styles.description}>{description}</RadixDialog.Description>}
            {children}
            {actions && <div className={styles.actions}>{actions}</div>}
          </RadixDialog.Content>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** Whether anything has the focus. */
const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;

/** A press on a toast above the dialog must not close the dialog. */
const isToast = (target: EventTarget | null) => target instanceof Element && target.closest('[aria-live]') !== null;
