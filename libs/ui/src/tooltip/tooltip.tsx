import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { placeBeside } from './place-beside.ts';
import * as styles from './tooltip.css.ts';

export interface TooltipProps {
  /** A hint that is not needed to use the control: touch screens never show it. */
  text: string;
  /** Whether `text` repeats the accessible name of the trigger. Otherwise it is its description. */
  isName?: boolean | undefined;
  /** Where it is shown if there is room. */
  placement?: 'above' | 'below' | undefined;
  /** Renders the trigger, a control that passes `describedBy` on. */
  children: (describedBy: string | undefined) => ReactNode;
}

/**
 * A hint on hover and keyboard focus. As WCAG 1.4.13 asks, the pointer can move onto it, Escape closes it and nothing else (a dialog around it
 * stays open), and it stays until the pointer or the focus leaves.
 */
export function Tooltip({ text, isName = false, placement = 'above', children }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLSpanElement>(null);
  const id = useId();
  const close = () => setIsOpen(false);
  const openOnHover = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && setIsOpen(true);
  // A press focuses too. A tap does so after the pointer is up, so the press lasts until the click.
  const isPressed = useRef(false);
  const press = () => {
    isPressed.current = true;
    close();
  };
  const release = () => {
    isPressed.current = false;
  };
  const leave = ({ pointerType }: PointerEvent) => {
    // A mouse that is dragged off causes no click, and in Safari no focus.
    if (pointerType === 'mouse') release();
    close();
  };
  const openOnFocus = ({ target }: FocusEvent) => !isPressed.current && target.matches(':focus-visible') && setIsOpen(true);
  return (
    // The events of the bubble bubble through the portal: moving onto it does not leave the trigger.
    <span
      ref={trigger}
      className={styles.trigger}
      onPointerEnter={openOnHover}
      onPointerLeave={leave}
      onPointerDown={press}
      onPointerCancel={release}
      onClick={release}
      onFocus={openOnFocus}
      onBlur={() => {
        release();
        close();
      }}
    >
      {children(isName ? undefined : id)}
      {/* Not the bubble: a description has to be there before the focus arrives. */}
      {!isName && (
        <span id={id} hidden>
          {text}
        </span>
      )}
      {isOpen && <Bubble trigger={trigger} placement={placement} text={text} onClose={close} />}
    </span>
  );
}

interface BubbleProps {
  text: string;
  placement: 'above' | 'below';
  trigger: { current: HTMLElement | null };
  onClose: () => void;
}

function Bubble({ trigger, placement, text, onClose }: BubbleProps) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  });
  const positioner = useRef<HTMLDivElement>(null);
  const place = useEffectEvent(() => placeBeside(positioner.current, trigger.current, placement));
  useLayoutEffect(() => place());
  useEffect(() => {
    // Before every listener of the document: Escape closes one layer.
    window.addEventListener('keydown', handleKey, true);
    // The scroll that brings a focused control into the window, too.
    window.addEventListener('scroll', place, true);
    return () => {
      window.removeEventListener('keydown', handleKey, true);
      window.removeEventListener('scroll', place, true);
    };
  }, []);
  return createPortal(
    <div ref={positioner} className={styles.positioner}>
      <div role="tooltip" className={styles.bubble}>
        {text}
      </div>
    </div>,
    document.body,
  );
}
