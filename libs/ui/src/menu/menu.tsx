import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { createContext, use, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { ElementProps } from '../internal/element-props.ts';
import { anchorProps, type AnchorProps } from '../internal/anchor-props.ts';
import { classNames } from '../theme/class-names.ts';
import * as styles from './menu.css.ts';

export interface MenuProps {
  /** The element that opens it: a `Button` or an `IconButton`, which pass on what Radix gives them. */
  trigger: ReactNode;
  /** `MenuLink`s and `MenuItem`s. */
  children: ReactNode;
  /** The edge of the trigger that the list is aligned with. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Opens on mount, for a menu whose code loads after the click. */
  defaultOpen?: boolean | undefined;
  /** Called after it was opened or closed. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** Focuses the trigger, which closes the menu. Called before an item acts, because a dialog that it opens returns the focus to where it was. */
const LeaveMenuContext = createContext(() => {});

/**
 * A menu of actions and links. Not modal: the page stays scrollable, and Radix injects no style element, which the content security policy
 * would block. A click outside closes the menu and still reaches its target.
 */
export function Menu({ trigger, children, align = 'start', defaultOpen = false, onOpenChange }: MenuProps) {
  const [isOpen, setIsOpen] = useState(defaultOpen);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const handleOpenChange = (isNowOpen: boolean) => {
    // Radix opens it when a pointer or a key goes down. A loading button ignores clicks only.
    if (isNowOpen && triggerRef.current?.matches(':disabled, [aria-disabled="true"]')) return;
    setIsOpen(isNowOpen);
    onOpenChange?.(isNowOpen);
  };
  // Radix leaves the focus where a click outside has put it, which may be nowhere.
  const keepFocus = () => {
    if (document.activeElement === document.body) triggerRef.current?.focus({ preventScroll: true });
  };
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={handleOpenChange}>
      <DropdownMenu.Trigger ref={triggerRef} asChild>
        {trigger}
      </DropdownMenu.Trigger>
      {/* Radix may wait for an animation that has ended, and the layer of the menu would take the Escape of a dialog that an item has opened. */}
      {isOpen && (
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            className={styles.list}
            align={align}
            sideOffset={8}
            collisionPadding={12}
            loop
            onCloseAutoFocus={keepFocus}
          >
            <LeaveMenuContext value={() => triggerRef.current?.focus()}>{children}</LeaveMenuContext>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      )}
    </DropdownMenu.Root>
  );
}

export interface MenuItemProps extends ElementProps<HTMLDivElement> {
  /** An icon before the text. */
  icon?: ReactNode;
  /** The text: a verb. */
  children: ReactNode;
  /** `critical` for a destructive action. */
  tone?: 'ink' | 'critical' | undefined;
  /** Whether it cannot be chosen. The arrow keys skip it. */
  isDisabled?: boolean | undefined;
  /** Called on click, Enter or Space; the menu closes. */
  onSelect: () => void;
}

/** An action in a menu. */
export function MenuItem({ icon, children, tone = 'ink', isDisabled = false, onSelect, ...rest }: MenuItemProps) {
  const leave = use(LeaveMenuContext);
  const handleSelect = () => {
    leave();
    onSelect();
  };
  const className = classNames(styles.item, tone === 'critical' && styles.critical);
  return (
    <DropdownMenu.Item {...rest} disabled={isDisabled} className={className} onSelect={handleSelect}>
      {icon}
      <span>{children}</span>
    </DropdownMenu.Item>
  );
}

export interface MenuLinkProps extends AnchorProps {
  /** An icon before the text. */
  icon?: ReactNode;
}

/** A link in a menu. Pass it to the router's `createLink`. */
export function MenuLink({ icon, children, ...anchor }: MenuLinkProps) {
  const leave = use(LeaveMenuContext);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    leave();
    anchor.onClick?.(event);
  };
  return (
    <DropdownMenu.Item asChild>
      <a {...withoutUndefined(anchor)} onClick={handleClick} className={styles.item}>
        {icon}
        <span>{children}</span>
      </a>
    </DropdownMenu.Item>
  );
}

/** Drops undefined values, which would override the role and the tab index that Radix sets. */
const withoutUndefined = (anchor: AnchorProps): AnchorProps =>
  Object.fromEntries(Object.entries(anchorProps(anchor)).filter(([, value]) => value !== undefined));

/** A line between groups of items. */
export const MenuSeparator = (props: ElementProps<HTMLDivElement>) => <DropdownMenu.Separator {...props} className={styles.separator} />;
